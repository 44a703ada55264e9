/**
 * Bot against bot without any service, to learn which one is better. Each bot gets what the api
 * would send to its seat, as JSON, and its answers go through the same rules, lines and chain.
 *
 * Two games make a pair: the same decks at the same seats, the same chance, the bots' seats
 * exchanged. So neither a better deck nor the first move nor luck in shuffling favours a bot.
 */
import {
  matchSecretOf,
  offlineTable,
  sendOrThrow,
  viewMatch,
  type MatchEnvironment,
  type OfflineTable,
  type Sent,
} from '@scoresheet/domain-match';
import { sha256 } from '@scoresheet/domain-record/node';
import { rulesOf, type ReleasedRuleset } from '@scoresheet/games-catalog';
import type { Outcome, Seat, TableView } from '@scoresheet/rules-engine';
import { choose, questionTo, type BotKind } from './bot-kind.js';
import { drawFrom } from './random-choice.js';

export interface BotGames {
  /** How many; an even number is made of whole pairs. */
  readonly games: number;
  /** What decides all chance and every tie. */
  readonly seed: string;
  /** The one whose wins are counted, and its opponent. */
  readonly bots: readonly [BotKind, BotKind];
  /** `fuzzycards` where absent. */
  readonly game?: string;
}

export interface BotGame {
  /** The game's number, from 0. */
  readonly number: number;
  /** The seat of the first bot. */
  readonly seat: Seat;
  /** Names of the ready decks, by seat. */
  readonly decks: readonly [string, string];
  /** How the match ended for the first bot. */
  readonly result: 'won' | 'drawn' | 'lost';
  readonly outcome: Outcome;
  readonly decisions: number;
}

const GAME = 'fuzzycards';
const PAIR = 2;

/** Yields each game as it ends. Only for games of two seats. */
export function* playBots(options: BotGames): Generator<BotGame, void> {
  const { games, seed, game = GAME } = options;
  const entry = rulesOf(game);
  if (entry?.ruleset.minSeats !== PAIR)
    throw new Error(`There is no game of two called '${game}'.`);
  const env = environmentOf(seed);
  for (let number = 0; number < games; number += 1) {
    yield playGame({ ...options, game, entry, env }, number);
  }
}

interface Contest extends BotGames {
  readonly game: string;
  readonly entry: ReleasedRuleset;
  readonly env: MatchEnvironment;
}

function environmentOf(seed: string): MatchEnvironment {
  const key = Buffer.from(sha256(new TextEncoder().encode(`bots ${seed}`)), 'hex');
  return { rulesOf, sha256, secretOf: (record) => matchSecretOf(key, record, sha256) };
}

/** Over 2 n² games each of n ready decks meets each, itself too, in the hands of either bot. */
function playGame({ bots, seed, game, entry, env }: Contest, number: number): BotGame {
  const pair = Math.floor(number / PAIR);
  const seat = 1 + (number % PAIR);
  const { readyDecks } = entry;
  const [south, north] = [pair, Math.floor(pair / readyDecks.length)].map(
    (index) => readyDecks[index % readyDecks.length] as ReleasedRuleset['readyDecks'][number],
  ) as [ReleasedRuleset['readyDecks'][number], ReleasedRuleset['readyDecks'][number]];
  // The name decides the chance, so both games of a pair share it.
  const name = `pair-${pair}`;
  const table = offlineTable(env, { name, game, decks: [south.cards, north.cards] });
  const kinds = seat === 1 ? bots : ([bots[1], bots[0]] as const);
  let decisions = 0;
  while (!table.isOver()) {
    const sent = table.seating() ?? answer(env, table, { kinds, seed: `${seed} ${number}` });
    if (sent.says.type === 'act') decisions += 1;
    sendOrThrow(table, sent, name);
  }
  const outcome = table.state()?.table?.outcome as Outcome;
  const decks = [south.name, north.name] as const;
  return { number, seat, decks, result: resultOf(outcome, seat), outcome, decisions };
}

interface Seated {
  /** Kinds of bots by seat, the first at index 0. */
  readonly kinds: readonly BotKind[];
  readonly seed: string;
}

/** Whoever is asked answers, from the view of its own seat. */
function answer(env: MatchEnvironment, table: OfflineTable, { kinds, seed }: Seated): Sent {
  for (const [index, kind] of kinds.entries()) {
    const seat = index + 1;
    const seen = sentTo(env, table, seat);
    const question = questionTo(seen, seat);
    if (!seen || !question) continue;
    const draw = drawFrom(seed, question.id);
    const chosen = choose(kind, { seat, table: seen }, question, draw);
    const choice = typeof chosen === 'object' ? [...chosen] : chosen;
    return { seat, says: { type: 'act', decision: question.id, choice } };
  }
  throw new Error('A game that is not over asks somebody.');
}

/** The `table` of a seat's answer from the api: the same view, through JSON. */
function sentTo(env: MatchEnvironment, table: OfflineTable, seat: Seat): TableView | null {
  const state = table.state();
  if (!state) return null;
  return JSON.parse(JSON.stringify(viewMatch(state, seat, env).table)) as TableView | null;
}

function resultOf({ places: [first = []] }: Outcome, seat: Seat): BotGame['result'] {
  if (!first.includes(seat)) return 'lost';
  return first.length > 1 ? 'drawn' : 'won';
}

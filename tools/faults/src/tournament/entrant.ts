/** Somebody who plays: enters with a list, and takes part in the matches where a seat is held. */
import type { Command } from '@scoresheet/contracts-messages';
import { statusOf, type MatchState } from '@scoresheet/domain-match';
import type { TournamentState } from '@scoresheet/domain-tournament';
import { GAMES } from '@scoresheet/games-catalog';
import { randomChoice } from '@scoresheet/rules-testing';
import { sendUntilTold, type Asking, type Told } from '../client.js';
import { openDecisions } from '../match-play.js';
import { isExpected } from '../trouble.js';
import type { MatchRefusal } from './kinds.js';
import type { Said } from './next-button.js';
import { isOver, say, seen, type EventClient } from './organiser.js';

const LONGEST_LOOK_MS = 1_500;

interface Player extends EventClient {
  /** Matches that the lists know of. */
  readonly matches: () => Promise<readonly string[]>;
  readonly atTable: Asking<MatchState, Command, MatchRefusal> & { readonly told: Told<Command>[] };
}

type Asked = Command extends infer C
  ? C extends unknown
    ? Omit<C, 'record' | 'role' | 'commandId' | 'actor'>
    : never
  : never;

export async function takePart(player: Player): Promise<void> {
  const { actor, random, time } = player;
  const over = new Set<string>();
  for (let number = 1; ; number += 1) {
    await time.sleep(random.below(LONGEST_LOOK_MS));
    const state = await seen(player);
    if (state === undefined) continue;
    if (isOver(state)) return;
    const said = nextSaid(state, player);
    if (said !== undefined) await say(player, said, `${actor}-${number}`);
    for (const match of await player.matches()) {
      if (!over.has(match) && (await playOn(player, match, number))) over.add(match);
    }
  }
}

function nextSaid(state: TournamentState, { actor, plan }: Player): Said | undefined {
  const number = state.entrantOf.get(actor);
  const entrant = number === undefined ? undefined : state.entrants[number - 1];
  if (state.stage === 'registration') {
    if (entrant === undefined) return { type: 'enter-tournament' };
    return entrant.list === null
      ? { type: 'hand-in-list', entrant: entrant.number, cards: deckFor(plan.terms.game) }
      : undefined;
  }
  if (state.stage !== 'check-in' || entrant?.isPresent !== false) return undefined;
  return { type: 'check-in', entrant: entrant.number };
}

const deckFor = (game: string): string[] => [...(GAMES[game]?.readyDecks[0]?.cards ?? [])];

/** Answers whether there is nothing left to do in the match. */
async function playOn(player: Player, match: string, number: number): Promise<boolean> {
  const { atTable, actor } = player;
  const state = await matchSeen(player, match);
  if (state === undefined) return false;
  const isSeated = state.terms.reserved?.some((seat) => seat.actor === actor) === true;
  if (!isSeated || statusOf(state) === 'over') return true;
  const asked = nextAsked(state, player);
  if (asked === undefined) return false;
  const command = {
    ...asked,
    record: match,
    actor,
    role: 'player',
    commandId: `${actor}-${number}`,
  };
  const verdict = await sendUntilTold(atTable, command as Command);
  if (verdict !== undefined) atTable.told.push({ command: command as Command, verdict });
  return false;
}

async function matchSeen({ atTable }: Player, match: string): Promise<MatchState | undefined> {
  for (;;) {
    try {
      return await (await atTable.door()).stateOf(match);
    } catch (error) {
      if (!isExpected(error)) throw error;
    }
  }
}

/** Gets ready, answers a few times as chance will have it, and gives up. */
function nextAsked(state: MatchState, { actor, plan, random }: Player): Asked | undefined {
  const own = state.seats.find((seat) => seat.actor === actor);
  if (own === undefined) return undefined;
  if (!own.ready) return { type: 'get-ready', expectedSeq: state.seq };
  if (statusOf(state) !== 'running') return undefined;
  if (random.chance(1 / (1 + plan.answers))) return { type: 'concede' };
  const decision = openDecisions(state).find(({ seat }) => seat === own.seat);
  if (decision === undefined) return undefined;
  const choice = randomChoice(decision.options, (below) => random.below(below));
  const answered = typeof choice === 'object' ? [...choice] : choice;
  return { type: 'act', decision: decision.id, choice: answered };
}

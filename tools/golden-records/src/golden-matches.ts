/**
 * How golden records are played. A golden stays for ever, so a name is never played otherwise: a
 * new situation is a new name.
 */
import { JUDGE, withoutUndefined } from '@scoresheet/rules-engine';
import { GAMES } from '@scoresheet/games-catalog';
import { randomChoice, seededNumbers } from '@scoresheet/rules-testing';
import { BUDDIES_MATCHES } from './buddies-matches.js';
import { BUDDYFIGHT_MATCHES } from './buddyfight-matches.js';
import { FRIENDOMANCY_MATCHES } from './friendomancy-matches.js';
import { FUZZYCARDS_MATCHES } from './fuzzycards-matches.js';
import type { GoldenMatch } from './golden-match.js';
import { environment, recordedMatch, type RecordedMatch } from './recorded-match.js';
import { seatOf } from './senders.js';

/** Matches by the word of the game, then by the name of the match. */
export const GOLDEN_MATCHES: {
  readonly [game: string]: { readonly [name: string]: GoldenMatch };
} = {
  fuzzycards: FUZZYCARDS_MATCHES,
  buddies: BUDDIES_MATCHES,
  buddyfight: BUDDYFIGHT_MATCHES,
  friendomancy: FRIENDOMANCY_MATCHES,
};

/** The export of the whole record; the same bytes whenever the rules are the same. */
export function playGolden(
  game: string,
  name: string,
  golden: GoldenMatch,
  rules = environment,
): string {
  const { seed, seats: count = 2, answers = Number.POSITIVE_INFINITY, then } = golden;
  const seats = Array.from({ length: count }, (_, index) => index + 1);
  const match = recordedMatch(recordName(game, name), seatOf(1), rules);
  match.send(
    seatOf(1),
    withoutUndefined({
      type: 'create-match',
      game,
      seats: count,
      options: golden.options === undefined ? undefined : plain(golden.options),
      clock: golden.clock,
    }),
  );
  golden.judges?.(match);
  for (const seat of seats) {
    const deck = golden.deck ? [...golden.deck()] : deckFor(game, seed + seat);
    match.send(seatOf(seat), { type: 'take-seat', seat, deck, expectedSeq: match.seq() });
  }
  if (!golden.judges && GAMES[game]?.rules.judgeSits?.(golden.options ?? {})) {
    match.send(seatOf(JUDGE), { type: 'take-judge-seat', expectedSeq: match.seq() });
  }
  for (const seat of seats) {
    match.send(seatOf(seat), { type: 'get-ready', expectedSeq: match.seq() });
  }
  answer(match, seed, answers);
  then?.(match);
  if (!match.isOver()) throw new Error(`${name} is not over`);
  return match.exported();
}

type MatchOptions = Record<string, boolean | number | string>;
const plain = (options: NonNullable<GoldenMatch['options']>): MatchOptions =>
  options as MatchOptions;

function answer(match: RecordedMatch, seed: number, answers: number): void {
  const below = seededNumbers(seed);
  for (let given = 0; given < answers && !match.isOver(); given += 1) {
    const asked = match.asked();
    if (!asked) throw new Error('nobody is asked, and the match goes on');
    const choice = randomChoice(asked.options, below);
    const said = typeof choice === 'object' ? [...choice] : choice;
    match.send(seatOf(asked.seat), { type: 'act', decision: asked.id, choice: said });
  }
}

function deckFor(game: string, number: number): string[] {
  const decks = GAMES[game]?.readyDecks ?? [];
  return [...(decks[number % decks.length]?.cards ?? [])];
}

/** The goldens of the first game were named before there was another. */
const recordName = (game: string, name: string): string =>
  game === 'fuzzycards' ? `golden-${name}` : `golden-${game}-${name}`;

/**
 * How each golden record of Fuzzycards is played. A golden stays for ever, so a name here is never
 * played otherwise: a new situation is a new name.
 */
import type { Json } from '@scoresheet/rules-engine';
import { GAMES } from '@scoresheet/games-catalog';
import { randomChoice, seededNumbers } from '@scoresheet/rules-testing';
import { recordedMatch, sha256, type RecordedMatch, type Sender } from './recorded-match.js';

export interface GoldenMatch {
  /** What it is kept for. */
  readonly shows: string;
  readonly seed: number;
  readonly options?: { readonly [name: string]: Json };
  /** Answers before `then`; up to the end of the game where it is absent. */
  readonly answers?: number;
  readonly then?: (match: RecordedMatch) => void;
}

const JUDGE: Sender = { actor: 'judge', role: 'judge' };
const CLOCK: Sender = { actor: 'clock', role: 'clock' };
const DAY_MS = 24 * 60 * 60 * 1_000;

const reason = (words: string) => ({ reasonDigest: sha256(words) });

/** Each option of the ruleset with another value than the usual one. */
const OTHERWISE = {
  emptyAltar: 'vaultFirst',
  count589: 'part',
  stealthWall: 'open',
  mulliganKeepsSize: true,
  legendaryTotal: true,
  protection: 'attacks',
};

export const GOLDEN_MATCHES: { readonly [name: string]: GoldenMatch } = {
  usual: { shows: 'a game by the usual readings, up to its end', seed: 34 },
  otherwise: { shows: 'every option otherwise than usual', seed: 20, options: OTHERWISE },
  'life-only': {
    shows: 'the third reading of an empty Altar',
    seed: 29,
    options: { emptyAltar: 'lifeOnly' },
  },
  conceded: {
    shows: 'a seat that gives up',
    seed: 4,
    answers: 24,
    then: (match) => match.send(seatOf(2), { type: 'concede' }),
  },
  ruled: {
    shows: 'a warning, a pause, and a win by ruling',
    seed: 5,
    answers: 18,
    then(match) {
      match.send(JUDGE, { type: 'warn-seat', seat: 1, ...reason('slow play') });
      match.send(JUDGE, { type: 'pause-match' });
      match.waits(DAY_MS);
      match.send(JUDGE, { type: 'resume-match', ...reason('the lamps are lit again') });
      match.send(JUDGE, {
        type: 'end-match',
        result: 'win',
        winner: 2,
        ...reason('left the hall'),
      });
    },
  },
  'ruled-a-draw': {
    shows: 'a draw by ruling',
    seed: 6,
    answers: 6,
    then: (match) => match.send(JUDGE, { type: 'end-match', result: 'draw', ...reason('fire') }),
  },
  abandoned: {
    shows: 'a match that the clock has closed',
    seed: 7,
    answers: 9,
    then(match) {
      match.waits(DAY_MS);
      match.send(CLOCK, { type: 'abandon-match', expectedSeq: match.seq() });
    },
  },
};

const seatOf = (seat: number): Sender => ({ actor: `golden-seat${seat}`, role: 'player' });

/** The export of the whole record; the same bytes whenever the rules are the same. */
export function playGolden(name: string, golden: GoldenMatch): string {
  const { seed, options, answers = Number.POSITIVE_INFINITY, then } = golden;
  const match = recordedMatch(`golden-${name}`, seatOf(1));
  const create = { type: 'create-match', game: 'fuzzycards', seats: 2 } as const;
  match.send(seatOf(1), options === undefined ? create : { ...create, options: plain(options) });
  for (const seat of [1, 2]) {
    const deck = deckFor(seed + seat);
    match.send(seatOf(seat), { type: 'take-seat', seat, deck, expectedSeq: match.seq() });
  }
  for (const seat of [1, 2]) {
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

function deckFor(number: number): string[] {
  const decks = GAMES['fuzzycards']?.readyDecks ?? [];
  return [...(decks[number % decks.length]?.cards ?? [])];
}

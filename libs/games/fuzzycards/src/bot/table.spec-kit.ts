/** Tables for the specs of advice: cards by name where they lie, and the question that is open. */
import {
  cardsIn,
  emptyTable,
  invariant,
  mark,
  move,
  push,
  resume,
  setCounter,
  stock,
  view,
  type Frame,
  type Play,
  type Reading,
  type Seat,
  type State,
} from '@scoresheet/rules-engine';
import { scriptedChance } from '@scoresheet/rules-testing';
import { CARDS } from '../cards/card-set.js';
import { field, hand, relicsOn, scroll, SLOTS } from '../field.js';
import { fuzzycards } from '../game.js';
import { PHASES, turnFrame, type Phase, type PhaseFrame } from '../turn/turn.js';
import { advise } from './advise.js';
import type { Seen } from './seen.js';

/** A card by its name, or with what has happened to it. */
export type Laid =
  | string
  | {
      readonly card: string;
      readonly relics?: readonly string[];
      readonly [mark: string]: unknown;
    };

export interface Side {
  readonly life?: number;
  readonly energy?: number;
  readonly total?: number;
  readonly altar?: readonly Laid[];
  readonly vault?: readonly Laid[];
  readonly hand?: readonly string[];
  /** How many cards the Scroll has. */
  readonly scroll?: number;
}

export interface Given {
  /** The phase that is played, or the frame that works inside Validate. */
  readonly phase: Phase | Frame;
  readonly south?: Side;
  readonly north?: Side;
  /** Whose turn it is: South's where absent. */
  readonly turnOf?: Seat;
  /** How the match reads holes in the rules, where not as usual. */
  readonly options?: State['options'];
}

const USUAL = { life: 33, energy: 3, scroll: 20 };

export const codeOf = (name: string): string => {
  const code = CARDS.find((card) => card.name === name)?.code;
  invariant(code, `no card is called ${name}`);
  return code;
};

export function tableOf(given: Given): Reading {
  const { phase, south = {}, north = {}, turnOf = 1, options = {} } = given;
  const state = emptyTable(fuzzycards, { seats: 2, options });
  const chance = scriptedChance();
  const play: Play = { rules: fuzzycards, state, chance, facts: [], floor: 0 };
  setCounter(play, 0, 'turn', 3);
  setCounter(play, 0, 'active', turnOf);
  layOut(play, 1, { ...USUAL, ...south });
  layOut(play, 2, { ...USUAL, ...north });
  const kind = typeof phase === 'string' ? phase : 'validate';
  const number = PHASES.indexOf(kind) + 1;
  setCounter(play, 0, 'phase', number);
  push(play, turnFrame(turnOf, number));
  push(play, { kind, seat: turnOf } as PhaseFrame);
  if (typeof phase !== 'string') push(play, phase);
  resume(play, chance);
  return play;
}

function layOut(play: Play, seat: Seat, side: Side): void {
  for (const what of ['life', 'energy', 'total'] as const) {
    setCounter(play, seat, what, side[what] ?? 0);
  }
  for (const row of ['altar', 'vault'] as const) {
    side[row]?.forEach((laid, index) => lay(play, seat, laid, SLOTS[row][index] ?? 0));
  }
  stock(play, hand(seat), seat, (side.hand ?? []).map(codeOf));
  const filler = Array.from({ length: side.scroll ?? 0 }, () => codeOf('Slow Snail Scholar'));
  stock(play, scroll(seat), seat, filler);
}

function lay(play: Play, seat: Seat, laid: Laid, slot: number): void {
  const { card, relics = [], ...marks } = typeof laid === 'string' ? { card: laid } : laid;
  const id = bring(play, seat, card);
  const hero = move(play, id, field(seat), { slot });
  for (const relic of relics) move(play, bring(play, seat, relic), relicsOn(hero));
  for (const [name, to] of Object.entries(marks)) mark(play, hero, name, Number(to));
}

function bring(play: Play, seat: Seat, name: string): string {
  stock(play, hand(seat), seat, [codeOf(name)]);
  return cardsIn(play.state, hand(seat)).at(-1) as string;
}

/** What the seat gets of it from the api: its view, through JSON. */
export const seenBy = (seat: Seat, reading: Reading): Seen => ({
  seat,
  table: JSON.parse(JSON.stringify(view(reading, seat))) as Seen['table'],
});

/** The best choices of South, seat 1, in words. */
export const advised = (given: Given): readonly string[] =>
  advise(seenBy(1, tableOf(given))).map(({ says }) => says);

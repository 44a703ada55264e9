/** Tables for the specs of advice: cards by name in their rows, and the question that is open. */
import {
  cardsIn,
  place,
  push,
  resume,
  setCounter,
  view,
  type Frame,
  type Play,
  type Reading,
  type Seat,
  type State,
} from '@scoresheet/rules-engine';
import { slotName, SLOTS, type Row } from '../field.js';
import { laidTable, type LaidCard, type Side as LaidSide } from '../laid-table.spec-kit.js';
import { turnFrame } from '../turn/turn-frame.js';
import { PHASES, phaseFrame, type Phase } from '../turn/turn.js';
import { advise } from './advise.js';
import type { Seen } from './seen.js';

/** A card by its name, or with what has happened to it. */
export type Laid = string | LaidCard;

export interface Side extends Omit<LaidSide, 'field'> {
  readonly total?: number;
  readonly altar?: readonly Laid[];
  readonly vault?: readonly Laid[];
  /** How many cards the Scroll has; 20 where absent. */
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

export function tableOf(given: Given): Reading {
  const { phase, south = {}, north = {}, turnOf = 1, options = {} } = given;
  const play = laidTable({ south: laid(south), north: laid(north), options });
  const kind = typeof phase === 'string' ? phase : 'validate';
  const number = PHASES.indexOf(kind) + 1;
  setCounter(play, 0, 'turn', 3);
  setCounter(play, 0, 'active', turnOf);
  setCounter(play, 0, 'phase', number);
  count(play, 1, south);
  count(play, 2, north);
  push(play, turnFrame(turnOf, number));
  push(play, phaseFrame(kind, turnOf));
  if (typeof phase !== 'string') push(play, phase);
  resume(play, play.chance);
  return play;
}

const laid = ({ energy = 3, altar = [], vault = [], ...side }: Side): LaidSide => ({
  ...side,
  energy,
  field: { ...row('altar', altar), ...row('vault', vault) },
});

const row = (name: Row, cards: readonly Laid[]): LaidSide['field'] =>
  Object.fromEntries(cards.map((card, index) => [slotName(SLOTS[name][index] ?? 0), card]));

function count(play: Play, seat: Seat, { total = 0, scroll = 20 }: Side): void {
  setCounter(play, seat, 'total', total);
  const { state } = play;
  const at = place('scroll', seat);
  for (const id of cardsIn(state, at).slice(scroll)) delete state.cards[id];
  state.places[at] = cardsIn(state, at).slice(0, scroll);
}

/** What the seat gets of it from the api: its view, through JSON. */
export const seenBy = (seat: Seat, reading: Reading): Seen => ({
  seat,
  table: JSON.parse(JSON.stringify(view(reading, seat))) as Seen['table'],
});

/** The best choices of South, seat 1, in words. */
export const advised = (given: Given): readonly string[] =>
  advise(seenBy(1, tableOf(given))).map(({ says }) => says);

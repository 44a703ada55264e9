/** A table laid card by card, for specs that ask the rules about one situation. */
import {
  cardsIn,
  emptyTable,
  invariant,
  mark,
  modify,
  place,
  push,
  reslot,
  resume,
  setCounter,
  stock,
  type CardId,
  type Frame,
  type Happened,
  type Json,
  type Play,
  type Seat,
} from '@scoresheet/rules-engine';
import { scriptedChance } from '@scoresheet/rules-testing';
import { field, hand, relicsOn, slotNamed } from './field.js';
import { fuzzycards } from './game.js';
import type { ActivateFrame } from './turn/activate.js';

export interface Side {
  readonly life?: number;
  readonly energy?: number;
  /** Names of cards. */
  readonly hand?: readonly string[];
  /** By position, such as `altar-1`. */
  readonly field?: { readonly [position: string]: string | LaidCard };
}

export interface LaidCard {
  readonly card: string;
  readonly marks?: { readonly [mark: string]: number };
  /** Changes that last for the turn. */
  readonly gets?: { readonly [what: string]: number };
  readonly relics?: readonly string[];
}

export interface Sides {
  readonly south?: Side;
  readonly north?: Side;
  readonly options?: { readonly [name: string]: Json };
}

const SOUTH = 1;
const NORTH = 2;

/** South's turn; nothing is asked yet. Facts of the laying are not kept. */
export function laidTable({ south = {}, north = {}, options = {} }: Sides): Play {
  const state = emptyTable(fuzzycards, { seats: 2, options });
  const play: Play = { rules: fuzzycards, state, chance: scriptedChance(), facts: [], floor: 0 };
  setCounter(play, 0, 'active', SOUTH);
  laySide(play, SOUTH, south);
  laySide(play, NORTH, north);
  play.facts.length = 0;
  return play;
}

function laySide(play: Play, seat: Seat, { life = 33, energy = 5, ...side }: Side): void {
  setCounter(play, seat, 'life', life);
  setCounter(play, seat, 'energy', energy);
  stock(play, place('scroll', seat), seat, Array(20).fill(codeOf('Slow Snail Scholar')));
  stock(play, hand(seat), seat, (side.hand ?? []).map(codeOf));
  for (const [position, laid] of Object.entries(side.field ?? {})) {
    layCard(play, seat, position, typeof laid === 'string' ? { card: laid } : laid);
  }
}

function layCard(play: Play, seat: Seat, position: string, laid: LaidCard): void {
  const { card, marks = {}, gets = {}, relics = [] } = laid;
  stock(play, field(seat), seat, [codeOf(card)]);
  const id = cardsIn(play.state, field(seat)).at(-1) ?? '';
  reslot(play, id, slotNamed(position) ?? 0);
  for (const [name, count] of Object.entries(marks)) mark(play, id, name, count);
  for (const [what, by] of Object.entries(gets)) {
    modify(play, id, { what, by, until: 'turn', giver: seat });
  }
  stock(play, relicsOn(id), seat, relics.map(codeOf));
}

function codeOf(name: string): string {
  const face = Object.values(fuzzycards.faces).find((each) => each.name === name);
  invariant(face, `no card is called '${name}'`);
  return face.code;
}

/** Lets the rules go on from a frame, up to the next thing that somebody is asked. */
export function goOn(play: Play, frame: Frame): Play {
  const asksAgain: ActivateFrame = { kind: 'activate', seat: SOUTH };
  push(play, asksAgain);
  push(play, frame);
  return carryOn(play);
}

export function carryOn(play: Play): Play {
  const facts = resume(play, play.chance);
  play.facts.push(...facts);
  return play;
}

/** The first card of that name. */
export function idOf({ state }: Play, name: string): CardId {
  const card = Object.values(state.cards).find(({ face }) => face === codeOf(name));
  invariant(card, `'${name}' is not at the table`);
  return card.id;
}

/** What was told since the table was laid, in its order; of one kind where it is named. */
export const told = ({ facts }: Play, what?: string): readonly Happened[] =>
  facts.filter(
    (fact): fact is Happened => fact.kind === 'happened' && (what ?? fact.what) === fact.what,
  );

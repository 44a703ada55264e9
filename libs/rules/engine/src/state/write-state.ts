/** A state as canonical JSON, but for its cards: what its fingerprint is the hash of. */
import type { Card, Place, State } from '../contract/state.js';
import { cardOf, cardsIn } from './state.js';

/** Writes pieces of canonical JSON one behind another; the record has one. */
export interface Pen {
  /** ASCII that needs no escape. */
  plain(text: string): void;
  /** A part of a text between quotes, escaped where it needs to be. */
  piece(text: string): void;
  quote(): void;
  integer(value: number): void;
  /** A whole value that stands in the outermost object. */
  value(value: unknown): void;
  /** Names of the fields, in the order of canonical JSON. */
  keys(object: object): readonly string[];
}

/**
 * The cards stand as one text for each place, in the order in which they lie: a table has hundreds
 * of cards, and texts that are hashed once are not worth being made.
 */
export function writeState(pen: Pen, state: State): void {
  let before = '{';
  for (const name of pen.keys(state)) {
    pen.plain(before);
    pen.value(name);
    pen.plain(':');
    if (name === 'cards') pen.plain('{}');
    else if (name === 'places') writePlaces(pen, state);
    else if (name === 'watch') pen.integer(state.watch?.trail ?? 0);
    else pen.value(state[name as keyof State]);
    before = ',';
  }
  pen.plain('}');
}

function writePlaces(pen: Pen, state: State): void {
  let before = '["';
  for (const at of pen.keys(state.places)) {
    pen.plain(before);
    pen.piece(at);
    for (const id of cardsIn(state, at)) writeCard(pen, cardOf(state, id), at);
    pen.quote();
    before = ',"';
  }
  pen.plain(before === '["' ? '[]' : ']');
}

/** Id, face and owner; then what is out of the ordinary: position, marks, another place, who knows it. */
function writeCard(pen: Pen, card: Card, at: Place): void {
  const { id, face, owner, place, slot, marks, knownTo } = card;
  pen.plain(',');
  pen.piece(id);
  writeWord(pen, face);
  writeNumber(pen, owner);
  if (place !== at) writeWord(pen, place);
  if (slot !== 0) writeNumber(pen, slot);
  for (const name of pen.keys(marks)) {
    writeWord(pen, name);
    pen.plain('=');
    pen.integer(marks[name] as number);
  }
  if (knownTo !== undefined) writeWord(pen, `known=${knownTo}`);
}

function writeWord(pen: Pen, word: string): void {
  pen.plain(' ');
  pen.piece(word);
}

function writeNumber(pen: Pen, number: number): void {
  pen.plain(' ');
  pen.integer(number);
}

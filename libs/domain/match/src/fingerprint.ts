/**
 * The fingerprint of a game's state, recorded when a turn ends: a changed `evolve` cannot go
 * unnoticed, because folding the record then leads to another one.
 */
import {
  hashWritten,
  putInteger,
  putPiece,
  putPlain,
  putQuote,
  putValue,
  sortedKeys,
  type Sha256,
  type Sheet,
} from '@scoresheet/domain-record';
import { cardOf, cardsIn, type Card, type Place, type State } from '@scoresheet/rules-engine';
import type { RecordedFact } from './match-facts.js';

/** A new turn, or the end. */
export const endsTurn = (fact: RecordedFact): boolean =>
  fact.kind === 'ended' || (fact.kind === 'counted' && fact.seat === 0 && fact.what === 'turn');

/**
 * SHA-256 of the state as canonical JSON, but for the cards: they stand as one text for each
 * place, in the order in which they lie. It is written piece by piece: a table has hundreds of
 * cards, and texts that are hashed once are not worth being made.
 */
export const fingerprintOf = (state: State, sha256: Sha256): string =>
  hashWritten((sheet) => putState(sheet, state), sha256);

function putState(sheet: Sheet, state: State): void {
  let before = '{';
  for (const name of sortedKeys(state)) {
    putPlain(sheet, before);
    putValue(sheet, name, 1);
    putPlain(sheet, ':');
    if (name === 'cards') putPlain(sheet, '{}');
    else if (name === 'places') putPlaces(sheet, state);
    else putValue(sheet, state[name as keyof State], 1);
    before = ',';
  }
  putPlain(sheet, '}');
}

function putPlaces(sheet: Sheet, state: State): void {
  let before = '["';
  for (const at of sortedKeys(state.places)) {
    putPlain(sheet, before);
    putPiece(sheet, at);
    for (const id of cardsIn(state, at)) putCard(sheet, cardOf(state, id), at);
    putQuote(sheet);
    before = ',"';
  }
  putPlain(sheet, before === '["' ? '[]' : ']');
}

/** Id, face and owner; then what is out of the ordinary: position, marks, another place. */
function putCard(sheet: Sheet, { id, face, owner, place, slot, marks }: Card, at: Place): void {
  putPlain(sheet, ',');
  putPiece(sheet, id);
  putWord(sheet, face);
  putNumber(sheet, owner);
  if (place !== at) putWord(sheet, place);
  if (slot !== 0) putNumber(sheet, slot);
  for (const name of sortedKeys(marks)) {
    putWord(sheet, name);
    putPlain(sheet, '=');
    putInteger(sheet, marks[name] as number);
  }
}

function putWord(sheet: Sheet, word: string): void {
  putPlain(sheet, ' ');
  putPiece(sheet, word);
}

function putNumber(sheet: Sheet, number: number): void {
  putPlain(sheet, ' ');
  putInteger(sheet, number);
}

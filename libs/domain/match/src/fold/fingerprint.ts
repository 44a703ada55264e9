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
import type { Pen, Ruleset, State } from '@scoresheet/rules-engine';
import type { RecordedFact } from './match-facts.js';

/** A new turn, or the end. */
export const endsTurn = (fact: RecordedFact): boolean =>
  fact.kind === 'ended' || (fact.kind === 'counted' && fact.seat === 0 && fact.what === 'turn');

/** SHA-256 of the state as its ruleset writes it, piece by piece. */
export const fingerprintOf = (ruleset: Ruleset, state: State, sha256: Sha256): string =>
  hashWritten((sheet) => ruleset.write(state, penOn(sheet)), sha256);

const penOn = (sheet: Sheet): Pen => ({
  plain: (text) => putPlain(sheet, text),
  piece: (text) => putPiece(sheet, text),
  quote: () => putQuote(sheet),
  integer: (value) => putInteger(sheet, value),
  value: (value) => putValue(sheet, value, 1),
  keys: sortedKeys,
});

/**
 * The fingerprint of a game's state, recorded when a turn ends: a changed `evolve` cannot go
 * unnoticed, because folding the record then leads to another one.
 */
import { canonicalJson, type Sha256 } from '@scoresheet/domain-record';
import { cardOf, cardsIn, type Card, type Counters, type State } from '@scoresheet/rules-engine';
import type { RecordedFact } from './match-facts.js';

/** A new turn, or the end. */
export const endsTurn = (fact: RecordedFact): boolean =>
  fact.kind === 'ended' || (fact.kind === 'counted' && fact.seat === 0 && fact.what === 'turn');

/**
 * SHA-256 of the state as canonical JSON, but for the cards: they stand as lines, place by place
 * in the order in which they lie, which takes half the time.
 */
export function fingerprintOf(state: State, sha256: Sha256): string {
  const lying = Object.keys(state.places)
    .sort()
    .map((at) => [at, ...cardsIn(state, at).map((id) => lineOf(cardOf(state, id)))]);
  return sha256(canonicalJson({ ...state, cards: {}, places: lying }));
}

const lineOf = ({ id, face, owner, place, slot, marks }: Card): string =>
  `${id} ${face} ${owner} ${place} ${slot}${wordsOf(marks)}`;

function wordsOf(marks: Counters): string {
  let words = '';
  for (const mark of Object.keys(marks).sort()) words += ` ${mark}=${marks[mark]}`;
  return words;
}

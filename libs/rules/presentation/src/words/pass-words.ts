/** Standing instructions to pass, as people say them. */
import type { Json } from '@scoresheet/rules-engine';
import { say, type Sentence } from './sentence.js';

/** Until when a seat passes beforehand. */
type PassUntil =
  | { readonly kind: 'turn-ends' }
  | { readonly kind: 'card-played'; readonly card: string }
  | { readonly kind: 'my-decision' };

/** What a seat passes until; of others only that they have said something is known. */
export function passWords(until: Json | undefined): Sentence {
  if (until === undefined) return say`says whether it passes beforehand`;
  if (until === null) return say`no longer passes beforehand`;
  return say`passes beforehand until ${untilWords(until as unknown as PassUntil)}`;
}

export function untilWords(until: PassUntil): Sentence {
  switch (until.kind) {
    case 'turn-ends':
      return say`the turn ends`;
    case 'card-played':
      return say`a card of the kind "${until.card}" is played`;
    case 'my-decision':
      return say`it decides something itself`;
  }
}

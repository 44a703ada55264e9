import { invariant } from '../base/invariant.js';
import type { Reading } from '../contract/rules.js';
import type { Card } from '../contract/state.js';
import type { CardFace } from '../contract/vocabulary.js';

/** The printed card of which this is a copy. */
export function faceOfCard({ rules }: Reading, { face: code }: Card): CardFace {
  const face = rules.faces[code];
  invariant(face, () => `no printed card '${code}' in ${rules.id}`);
  return face;
}

import { invariant } from '../base/invariant.js';
import { readOnce } from '../base/read-once.js';
import type { Reading } from '../contract/rules.js';
import type { Card } from '../contract/state.js';
import type { CardFace } from '../contract/vocabulary.js';

/** The printed card of which this is a copy. */
export function faceOfCard({ rules }: Reading, { face: code }: Card): CardFace {
  const face = rules.faces[code];
  invariant(face, () => `no printed card '${code}' in ${rules.id}`);
  return face;
}

/** Numbers of the abilities on a printed card that have this timing, in the order of its text. */
export const abilitiesTimed = (face: CardFace, timing: string): readonly number[] =>
  byTiming(face).get(timing) ?? NONE;

const NONE: readonly number[] = [];

const byTiming = readOnce(({ abilities }: CardFace): ReadonlyMap<string, readonly number[]> => {
  const found = new Map<string, number[]>();
  abilities.forEach(({ timing }, number) =>
    found.set(timing, [...(found.get(timing) ?? []), number]),
  );
  return found;
});

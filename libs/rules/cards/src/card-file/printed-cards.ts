/** Cards out of a file that are no part of the game's own set: trial cards, and those of a scenario. */
import type { CardFace } from '@scoresheet/rules-engine';
import { invariant } from '@scoresheet/rules-engine';
import type { Rules } from '@scoresheet/rules-engine';
import type { CardFileReading } from './reading.js';
import type { Problem } from '../shape/shape.js';

export interface PrintedCards {
  readonly faces: readonly CardFace[];
  /** What is wrong with the file; then there is no card. */
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
}

export const printedCards = <Entry>(
  { file, problems, warnings = [] }: CardFileReading<Entry>,
  faceOf: (entry: Entry) => CardFace,
): PrintedCards => ({ faces: (file?.cards ?? []).map(faceOf), problems, warnings });

/** The rules with these cards beside their own. */
export const withFaces = (rules: Rules, faces: readonly CardFace[]): Rules => ({
  ...rules,
  faces: { ...rules.faces, ...Object.fromEntries(faces.map((face) => [face.code, face])) },
});

/** The rules with cards that do one thing plainly, so that each rule can be shown on a table. */
export function withTrialCards(
  rules: Rules,
  { faces, problems }: Pick<PrintedCards, 'faces' | 'problems'>,
): Rules {
  invariant(problems.length === 0, () => `a trial card is wrong: ${JSON.stringify(problems)}`);
  return withFaces(rules, faces);
}

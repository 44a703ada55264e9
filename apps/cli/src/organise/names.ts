/** Entrants as people know them: by name, where somebody wrote one, and always by number. */
import { shownText } from '@scoresheet/tournament-files';
import type { EntrantAt } from './tournament-at.js';

export type Names = ReadonlyMap<number, string>;

export const namesOf = (entrants: readonly EntrantAt[]): Names =>
  new Map(
    entrants.flatMap(({ number, name }) => (name === null ? [] : [[number, shownText(name)]])),
  );

export function nameIn(names: Names, entrant: number): string {
  const name = names.get(entrant);
  return name === undefined ? `entrant ${entrant}` : `${name} (${entrant})`;
}

/** A bracket as its parts look things up in it. */
import type { Bracket } from './bracket-documents.js';

export const knownBracket = ({ seeds, names, matches }: Bracket) => ({
  seeds,
  names: new Map(names.map(({ entrant, name }) => [entrant, name])),
  byId: new Map(matches.map((match) => [match.id, match])),
});

export type KnownBracket = ReturnType<typeof knownBracket>;

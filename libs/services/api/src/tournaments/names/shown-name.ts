import type { Entrant } from '@scoresheet/domain-tournament';

/** A guest who was written down as "Anna (3)" must not pass for entrant 3. */
const ENDS_LIKE_A_NUMBER = /\(\s*\p{N}+\s*\)\s*$/u;

/** The name, and the number of the entrant where others could be taken for them. */
export const shownName = (
  name: string,
  { entrant, isShared }: { readonly entrant: Entrant; readonly isShared: boolean },
): string => (isShared || ENDS_LIKE_A_NUMBER.test(name) ? `${name} (${entrant})` : name);

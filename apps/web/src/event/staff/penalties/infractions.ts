/** Infractions that events of this kind know, as the record has them; staff may write a word of their own. */
export const INFRACTIONS = [
  'lateness',
  'slow-play',
  'rules-error',
  'missed-effect',
  'extra-cards',
  'looked-at-cards',
  'deck-error',
  'list-error',
  'marked-cards',
  'poor-shuffling',
  'wrong-report',
  'outside-help',
  'instructions',
  'conduct',
  'bribery',
  'cheating',
] as const;

export const PENALTIES = ['CAUTION', 'WARNING', 'GAME_LOSS', 'MATCH_LOSS', 'POINTS'] as const;
export type PenaltyKind = (typeof PENALTIES)[number];

/** The record takes a word of so many characters. */
const LONGEST = 64;

/** What somebody wrote as one word of the record: `Loud talking!` is `loud-talking`. */
export const wordOf = (written: string): string =>
  written
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+/, '')
    .slice(0, LONGEST)
    .replace(/-$/, '');

/** One command that is not accepted: who sends what to which match, and what they are told. */
import type { World } from '../refused-world.spec-kit.js';

export type Row = readonly [
  what: string,
  /** The token that it is sent with, and the mutation. */
  request: (world: World) => readonly [string | undefined, string],
  code: string,
  words: RegExp,
];

/** What is malformed is no command at all and never reaches the log: an error, not an outcome. */
export const REASONS = [
  'illegal',
  'stale',
  "somebody else's",
  'a pass or a JUDGE that cannot be',
  'a ruling that makes no sense',
  'malformed',
] as const;

export type RowsByReason = Readonly<Partial<Record<(typeof REASONS)[number], readonly Row[]>>>;

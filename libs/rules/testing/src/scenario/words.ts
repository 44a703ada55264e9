/** The shapes of which scenarios are made. */

/** Words and what they mean. */
export interface Words {
  readonly [words: string]: unknown;
}

/** A single thing may stand without brackets. */
export function asList(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

export function asWords(value: unknown, what: string): Words {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Words;
  throw new Error(`${what} is a list of words and what they mean`);
}

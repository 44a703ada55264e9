/**
 * Ids are a family and a number (`c12`); a state remembers the highest number given in each family.
 * Each id is made once and then looked up, several times faster than to make and read it anew at
 * every move; there are as many as a long game has cards.
 */
import type { State } from '../contract/state.js';

const made = new Map<string, string[]>();
const known = new Map<string, PartsOfId>();

interface PartsOfId {
  readonly family: string;
  readonly number: number;
}

export const nextId = (state: State, family: string): string =>
  idOf(family, (state.ids[family] ?? 0) + 1);

/** `number` counts from 1. */
export function idOf(family: string, number: number): string {
  let ids = made.get(family);
  if (!ids) made.set(family, (ids = []));
  return (ids[number] ??= `${family}${number}`);
}

export function partsOfId(id: string): PartsOfId {
  let parts = known.get(id);
  if (!parts) known.set(id, (parts = readId(id)));
  return parts;
}

function readId(id: string): PartsOfId {
  let digits = id.length;
  while (isDigit(id.charCodeAt(digits - 1))) digits -= 1;
  return { family: id.slice(0, digits), number: Number(id.slice(digits)) };
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

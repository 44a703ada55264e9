/** Ids are a family and a number (`c12`); a state remembers the highest number given in each family. */
import { lookedUp } from '../base/looked-up.js';
import type { State } from '../contract/state.js';

const FAMILIES = 64;
const IDS = 4_096;

interface PartsOfId {
  readonly family: string;
  readonly number: number;
}

export const nextId = (state: State, family: string): string =>
  idOf(family, (state.ids[family] ?? 0) + 1);

/** `number` counts from 1. */
export const idOf = (family: string, number: number): string => idsOf(family)(number);

const idsOf = lookedUp(FAMILIES, (family: string) =>
  lookedUp(IDS, (number: number) => `${family}${number}`),
);

export const partsOfId = lookedUp(IDS, (id: string): PartsOfId => {
  let digits = id.length;
  while (isDigit(id.charCodeAt(digits - 1))) digits -= 1;
  return { family: id.slice(0, digits), number: Number(id.slice(digits)) };
});

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** A list that somebody pastes: lines, or JSON. */
import type { CatalogEntry } from '@scoresheet/games-catalog/lazy';

export interface Pasted {
  readonly cards: readonly string[];
  /** Lines, or entries of JSON, are counted from 1; 0 stands for the list as a whole. */
  readonly problems: readonly { readonly line: number; readonly says: string }[];
  /** What the browser says of text that begins like JSON and is none. */
  readonly notJson?: string;
}

/** A pasted text that is longer is no list of cards. */
export const MAX_PASTED = 20_000;

type Lists = Pick<CatalogEntry, 'readDeckList' | 'readDeckJson'>;

export function readPasted({ readDeckList, readDeckJson }: Lists, text: string): Pasted {
  if (text.trim() === '') return { cards: [], problems: [] };
  if (!/^\s*[[{]/.test(text)) return readDeckList(text);
  try {
    return readDeckJson(JSON.parse(text));
  } catch (error) {
    return { cards: [], problems: [], notJson: (error as Error).message };
  }
}

/** What is looked for, as the address of the page names it, so that a search can be passed on. */
import { ASPECTS, type Aspect, type Sought } from './find-cards.js';

export const MAX_WORDS = 80;

export function soughtIn(search: URLSearchParams): Sought {
  const is: { [aspect in Aspect]?: string } = {};
  for (const aspect of ASPECTS) {
    const value = search.get(aspect);
    if (value !== null && value !== '') is[aspect] = value;
  }
  return { words: (search.get('q') ?? '').slice(0, MAX_WORDS), is };
}

/** The page of the list goes: another search begins at its first page. */
export function addressOf({ words, is }: Sought): URLSearchParams {
  const search = new URLSearchParams();
  if (words !== '') search.set('q', words);
  for (const aspect of ASPECTS) {
    const value = is[aspect];
    if (value !== undefined) search.set(aspect, value);
  }
  return search;
}

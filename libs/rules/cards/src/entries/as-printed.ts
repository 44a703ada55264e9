/** Words of entries as readers of cards meet them, for pages that explain a game. */
import { capital } from '../say/phrases.js';

interface Explained {
  readonly word: string;
  readonly means: string;
}

/** "On Deploy", "Guard", "Hero"; undefined for a word that cards work into their sentences. */
export function asPrinted(entry: Explained): string | undefined {
  const { label, name, noun, says } = entry as {
    readonly [form in 'label' | 'name' | 'noun' | 'says']?: unknown;
  };
  const forms = [label, name, Array.isArray(noun) ? noun[0] : noun, says];
  return forms.find((form): form is string => typeof form === 'string');
}

/** Rows of a page that explains words: each as it is printed, with what it means. */
export const explained = (
  entries: readonly Explained[],
): readonly (readonly [word: string, means: string])[] =>
  entries.flatMap((entry) => {
    const printed = asPrinted(entry);
    return printed === undefined ? [] : [[capital(printed), entry.means] as const];
  });

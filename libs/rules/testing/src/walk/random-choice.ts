/** An answer by chance to any decision, for walks and bots of tests. */
import type { Choice, Options } from '@scoresheet/rules-engine';
import type { Numbers } from '../chance/seeded-chance.js';

export function randomChoice(options: Options, below: Numbers): Choice {
  if (options.pick === 'number') return options.min + below(options.max - options.min + 1);
  if (options.pick === 'words') return randomWords(options, below);
  const ids = options.from.map(({ id }) => id);
  if (options.pick === 'one') return ids[below(ids.length)] as string;
  const count =
    options.pick === 'order' ? ids.length : options.min + below(options.max - options.min + 1);
  return mixed(ids, below).slice(0, count);
}

/** All that may be written and is worth a look: quotes, tags, escapes that are none, ids of cards. */
const WRITTEN = [
  'a',
  'Fun',
  'clear',
  '"',
  "'",
  '\\',
  '\\n',
  '<b>',
  '&lt;',
  '{',
  '}',
  '$',
  '`',
  '%',
  '0',
  '-',
  'hand1-3',
  'c7',
  'd1',
  'é',
  'ß',
  'Ж',
  '–',
  '“',
  '…',
  '友',
  'null',
  '__proto__',
];
const MOST_PARTS = 12;

function randomWords(
  { min, max }: { readonly min: number; readonly max: number },
  below: Numbers,
): string {
  const parts = Array.from(
    { length: below(MOST_PARTS + 1) },
    () => WRITTEN[below(WRITTEN.length)] as string,
  );
  return parts.join(' ').slice(0, max).trim().padEnd(min, 'x');
}

export function mixed<T>(items: readonly T[], below: Numbers): T[] {
  const left = [...items];
  const result: T[] = [];
  while (left.length > 0) result.push(...left.splice(below(left.length), 1));
  return result;
}

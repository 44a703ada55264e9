/** An answer by chance to any decision, for walks and bots of tests. */
import type { Choice, Options } from '@scoresheet/rules-engine';
import type { Numbers } from '../chance/seeded-chance.js';

export function randomChoice(options: Options, below: Numbers): Choice {
  if (options.pick === 'number') return options.min + below(options.max - options.min + 1);
  const ids = options.from.map(({ id }) => id);
  if (options.pick === 'one') return ids[below(ids.length)] as string;
  const count =
    options.pick === 'order' ? ids.length : options.min + below(options.max - options.min + 1);
  return mixed(ids, below).slice(0, count);
}

export function mixed<T>(items: readonly T[], below: Numbers): T[] {
  const left = [...items];
  const result: T[] = [];
  while (left.length > 0) result.push(...left.splice(below(left.length), 1));
  return result;
}

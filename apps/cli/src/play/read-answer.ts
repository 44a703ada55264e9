/** What somebody typed as an answer to a decision. */
import type { Choice, Options } from '@scoresheet/rules-engine';
import { howToAnswer } from '../table/draw-decision.js';

/** The choice that is meant, or what is wrong with it in words. */
export type ReadAnswer = { readonly choice: Choice } | { readonly problem: string };

export function readAnswer(options: Options, typed: string): ReadAnswer {
  const numbers = typed === 'none' ? [] : typed.split(/[\s,]+/).map(Number);
  const [first = NaN] = numbers;
  if (numbers.some((number) => !Number.isSafeInteger(number))) return fault(options, typed);
  if (options.pick === 'number') {
    const fits = numbers.length === 1 && first >= options.min && first <= options.max;
    return fits ? { choice: first } : fault(options, typed);
  }
  const ids = numbers.map((number) => options.from[number - 1]?.id);
  const known = ids.filter((id) => id !== undefined);
  const isWhole = known.length === ids.length && new Set(known).size === known.length;
  if (!isWhole || !fitsInNumber(options, known.length)) return fault(options, typed);
  return { choice: options.pick === 'one' ? (known[0] as string) : known };
}

function fitsInNumber(options: Exclude<Options, { pick: 'number' }>, count: number): boolean {
  switch (options.pick) {
    case 'one':
      return count === 1;
    case 'order':
      return count === options.from.length;
    case 'some':
      return count >= options.min && count <= options.max;
  }
}

const fault = (options: Options, typed: string): ReadAnswer => ({
  problem: `"${typed}" is no answer. ${howToAnswer(options)} "?" shows all that you can type.`,
});

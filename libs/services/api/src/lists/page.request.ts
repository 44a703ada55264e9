/** Makes a question of the arguments that all lists have; what makes no sense is refused with words. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import {
  MAX_ROWS_AT_ONCE,
  type PageAsked,
  type RowPlace,
  type TimeRange,
} from '@scoresheet/services-read-models';
import { clientError } from '../transport/masked-error.js';
import type { PageArgs, TimeRange as TimeRangeInput } from './page.args.js';

const DEFAULT_PAGE_SIZE = 20;

interface OfList {
  /** What the list holds, as a person calls it. */
  readonly nouns: string;
  readonly placeOf: (name: string, cursor: string) => RowPlace;
}

export function pageAsked(args: PageArgs, { nouns, placeOf }: OfList): PageAsked {
  const { after, before } = args;
  return withoutUndefined({
    after: after == null ? undefined : placeOf('after', after),
    before: before == null ? undefined : placeOf('before', before),
    ...sizeOf(args, nouns),
  });
}

function sizeOf({ first, last }: PageArgs, nouns: string): Pick<PageAsked, 'take' | 'size'> {
  if (first != null && last != null) {
    throw badInput(`Ask for the \`first\` ${nouns} or for the \`last\` ones, not for both.`);
  }
  const take = last == null ? 'first' : 'last';
  const size = last ?? first ?? DEFAULT_PAGE_SIZE;
  if (size < 0 || size > MAX_ROWS_AT_ONCE) {
    const on = take === 'first' ? 'after` its `endCursor' : 'before` its `startCursor';
    throw badInput(
      `\`${take}\` is 0 to ${MAX_ROWS_AT_ONCE}. For more, ask for the next page: \`${on}\`.`,
    );
  }
  return { take, size };
}

export function rangeOf(name: string, { from, to }: TimeRangeInput): TimeRange {
  for (const ms of [from, to]) {
    if (ms != null && !Number.isSafeInteger(ms)) {
      throw badInput(`\`${name}\` is in whole milliseconds since the epoch, not ${ms}.`);
    }
  }
  if (from != null && to != null && from > to) {
    throw badInput(`\`${name}\` ends before it begins: exchange \`from\` and \`to\`.`);
  }
  return withoutUndefined({ fromMs: from ?? undefined, toMs: to ?? undefined });
}

const badInput = (words: string) => clientError('BAD_USER_INPUT', words);

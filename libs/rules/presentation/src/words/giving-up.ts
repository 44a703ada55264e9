import type { Phrase } from './phrase.js';

/** A deed for which one or two cards of the hand are discarded; `others` are other words for the deed. */
export const givingUp = (
  says: string,
  id: string,
  others: readonly string[] = [],
): readonly Phrase[] =>
  ['{gift}', '{gift} and {more}'].map((gifts) => ({
    says: `${says} giving up ${gifts}`,
    also: [
      ...others.map((other) => `${other} giving up ${gifts}`),
      ...[says, ...others].map((other) => `${other} discarding ${gifts}`),
    ],
    id: `${id} give=${gifts.replace(' and ', ',')}`,
  }));

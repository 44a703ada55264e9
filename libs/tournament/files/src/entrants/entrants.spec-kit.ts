import fc from 'fast-check';
import { shownText } from '../text/shown-text.js';
import { tidy } from '../table/shape.js';
import type { FileEntrant } from './file-entrant.js';

/** What breaks a careless reader or writer, more often than chance would bring it. */
const letter = fc.oneof(
  fc.constantFrom(
    '"',
    "'",
    ',',
    ';',
    '\n',
    '\r',
    '\t',
    '=',
    '+',
    '-',
    '@',
    '＝',
    '\u202e',
    '\u200d',
  ),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
);

/** Text as a file may hold it: what is no letter at all is refused elsewhere. */
export const anyText = (longest: number): fc.Arbitrary<string> =>
  fc
    .array(letter, { minLength: 1, maxLength: 12 })
    .map((letters) => tidy(letters.join('')))
    .filter((text) => !/[\0\ufffd]/.test(text) && text.length <= longest)
    .filter((text) => shownText(text) !== '');

const anyEntrant = fc.record({
  name: anyText(24),
  identity: fc.constantFrom('account', 'actor', 'none'),
  hasSeed: fc.boolean(),
  byes: fc.integer({ min: 0, max: 5 }),
  table: fc.option(fc.integer({ min: 1, max: 99_999 })),
  apart: fc.uniqueArray(fc.nat(), { maxLength: 3 }),
  note: fc.oneof(fc.constant(''), anyText(24)),
});

/** Entrants as a file may name them, each with a number of its own. */
export const anyEntrants: fc.Arbitrary<readonly FileEntrant[]> = fc
  .array(anyEntrant, { minLength: 1, maxLength: 8 })
  .map((drawn) =>
    drawn.map(({ identity, hasSeed, apart, ...entrant }, index) => ({
      ...entrant,
      number: index + 1,
      account: identity === 'account' ? `Account ${index}` : null,
      actor: identity === 'actor' ? `a-${index}` : null,
      seed: hasSeed ? drawn.length - index : null,
      apart: [...new Set(apart.map((any) => (any % drawn.length) + 1))].filter(
        (other) => other !== index + 1,
      ),
    })),
  );

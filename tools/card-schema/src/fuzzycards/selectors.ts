/** Which cards an effect means, how it counts, on what condition it hangs. */
import { z } from 'zod';
import { MOST, text, upTo } from '../plain.js';
import { counter, force, keyword, row, seat, side, type, value, zone } from './words.js';

export const change = upTo(MOST, -MOST);

const printed = {
  type: type.optional(),
  force: force.optional(),
  keyword: keyword.optional(),
  costAtMost: upTo(MOST).optional().describe('Prints at most this cost.'),
};

/** What a Scroll is searched for. */
export const sought = z
  .strictObject(printed)
  .meta({ id: 'sought', description: 'Cards of the Scroll that fit every word.' });

export const selector = z
  .strictObject({
    zone: zone.optional(),
    side: side.optional(),
    row: row.optional(),
    ...printed,
    other: z.boolean().optional().describe('Not this card (of an Equip Relic: not its Hero).'),
    bearer: z.boolean().optional().describe('This card (of an Equip Relic: its Hero).'),
    damaged: z.boolean().optional().describe('Has taken damage that was not healed.'),
    hpAtMost: upTo(MOST).optional().describe('Has at most this much HP left.'),
    ownedBy: seat.optional().describe('On whose side of the table it lies.'),
  })
  .meta({ id: 'selector', description: 'Cards that fit every word.' });

/** A name that an instruction may call a card by. Which ones there are depends on the ability. */
const name = text.describe('self, bearer, it (the attacked card), or a name that `choose` gives.');

export const cards = z
  .union([name, selector])
  .meta({ id: 'cards', description: 'A name, or all cards that fit.' });

export const amount = z
  .union([
    change,
    z.strictObject({
      count: selector.describe('The number of these cards.'),
      times: change.optional().describe('For each of them so many.'),
    }),
    z.strictObject({ value: value.describe('The value of a card now.'), of: name }),
  ])
  .meta({ id: 'amount', description: 'A number, a count of cards, or a value of a card.' });

export const condition = z
  .strictObject({
    count: selector.optional().describe('The number of these cards is within the bounds.'),
    counter: counter.optional(),
    of: seat.optional().describe('Whose counter; yours, where it is missing.'),
    atLeast: upTo(999).optional().describe('The least number for which it holds.'),
    atMost: upTo(999).optional().describe('The greatest number for which it holds.'),
  })
  .refine((bounds) => bounds.count !== undefined || bounds.counter !== undefined)
  .meta({ id: 'condition', description: 'Holds while the count or counter is within its bounds.' });

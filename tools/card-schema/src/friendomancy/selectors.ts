/** Which cards an effect means, how it counts, on what condition it hangs. */
import { z } from 'zod';
import { MOST, text, upTo, yes } from '../plain.js';
import * as words from './words.js';

const MOST_COUNTED = 999;

const change = upTo(MOST, -MOST);

export const selector = z
  .strictObject({
    zone: words.zone.optional(),
    side: words.side.optional(),
    type: words.type.optional(),
    tribe: text.optional().describe('Has this Tribe.'),
    name: text.optional().describe('Has this name.'),
    other: yes('Not this card; false for this card alone.'),
    costAtMost: upTo(MOST).optional().describe('Costs at most this.'),
    costAtLeast: upTo(MOST).optional().describe('Costs at least this.'),
    powerAtMost: change.optional().describe('Has at most this Power.'),
    powerAtLeast: change.optional().describe('Has at least this Power.'),
    beneath: yes('Lies under this card.'),
    above: yes('Lies above this card.'),
    player: words.player.optional(),
  })
  .meta({ id: 'selector', description: 'Cards that fit every word.' });

/** A name that an instruction may call a card by. Which ones there are depends on the ability. */
export const name = text.describe('self, it, or a name that `choose` gives.');

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
    z.strictObject({ value: words.cardValue.describe('The value of a card now.'), of: name }),
  ])
  .meta({ id: 'amount', description: 'A number, a count of cards, or a value of a card.' });

const bound = upTo(MOST_COUNTED, -MOST_COUNTED);

export const condition = z
  .strictObject({
    count: selector.optional().describe('The number of these cards is within the bounds.'),
    counter: words.counter.optional(),
    atLeast: bound.optional().describe('The least number for which it holds.'),
    atMost: bound.optional().describe('The greatest number for which it holds.'),
  })
  .refine(({ count, counter }) => count !== undefined || counter !== undefined)
  .meta({ id: 'condition', description: 'Holds while the count or counter is within its bounds.' });

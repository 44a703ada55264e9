/** Which cards an effect means, how it counts, on what condition it hangs. */
import { z } from 'zod';
import { MOST, text, upTo, yes } from '../plain.js';
import * as words from './words.js';

export const MOST_POINTS = 999;

export const change = upTo(MOST_POINTS, -MOST_POINTS);

const printed = {
  type: words.type.optional(),
  element: words.element.optional(),
  name: text.optional().describe('Has this name.'),
  generic: yes('Is Generic; false for what is not.'),
  costAtMost: upTo(MOST).optional().describe('Costs at most so much.'),
};

/** What a deck is searched for. */
export const sought = z
  .strictObject(printed)
  .meta({ id: 'sought', description: 'Cards of the deck that fit every word.' });

export const selector = z
  .strictObject({
    zone: words.zone.optional(),
    side: words.side.optional(),
    ...printed,
    other: yes('Not this Buddy (of an Item: not its bearer).'),
    bearer: yes('This Buddy (of an Item: its bearer).'),
    down: yes('Is knocked out; false, and what is meant without a word, for who stands.'),
    damaged: yes('Has lost HP.'),
    defending: yes('Defends.'),
    equipped: yes('Carries an Item.'),
    hpAtMost: upTo(MOST_POINTS).optional().describe('Has at most this much HP left.'),
    player: words.player.optional(),
  })
  .meta({ id: 'selector', description: 'Cards that fit every word.' });

/** A name that an instruction may call a card by. Which ones there are depends on the ability. */
export const name = text.describe('self, bearer, it, victim, or a name that `choose` gives.');

export const cards = z
  .union([name, selector])
  .meta({ id: 'cards', description: 'A name, or all cards that fit.' });

export const amount = z
  .union([
    change,
    z.strictObject({
      count: selector.describe('The number of these cards.'),
      times: upTo(MOST, -MOST).optional().describe('For each of them so many.'),
    }),
    z.strictObject({ value: words.cardValue.describe('The value of a card now.'), of: name }),
  ])
  .meta({ id: 'amount', description: 'A number, a count of cards, or a value of a card.' });

export const condition = z
  .strictObject({
    count: selector.optional().describe('The number of these cards is within the bounds.'),
    counter: words.counter.optional(),
    atLeast: upTo(MOST_POINTS).optional().describe('The least number for which it holds.'),
    atMost: upTo(MOST_POINTS).optional().describe('The greatest number for which it holds.'),
  })
  .refine((known) => known.count !== undefined || known.counter !== undefined)
  .meta({ id: 'condition', description: 'Holds while the count or counter is within its bounds.' });

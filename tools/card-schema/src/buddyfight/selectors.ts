/** Which cards an effect means, how it counts, on what condition it hangs. */
import { z } from 'zod';
import { MOST, text, upTo, yes } from '../plain.js';
import * as words from './words.js';

const MOST_POWER = 99_000;

export const power = upTo(MOST_POWER);
const change = upTo(MOST_POWER, -MOST_POWER);

const printed = {
  type: words.type.optional(),
  world: words.world.optional(),
  attribute: text.optional().describe('Has this attribute.'),
  sizeAtMost: upTo(MOST).optional().describe('Has at most this size.'),
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
    monster: yes('Is a monster; false for items and set spells.'),
    area: words.area.optional(),
    other: yes('Not this card; false for this card alone.'),
    buddy: yes("Has the name of its fighter's Buddy."),
    resting: yes('Rests; false for what stands.'),
    attacking: yes('Attacks in the battle under way.'),
    underAttack: yes('Is attacked in the battle under way.'),
    under: yes('Lies under this card.'),
    above: yes('Lies above this card.'),
    keyword: words.keyword.optional(),
    sizeAtLeast: upTo(MOST).optional().describe('Has at least this size.'),
    powerAtMost: power.optional().describe('Has at most this power.'),
    defenseAtMost: power.optional().describe('Has at most this defense.'),
    fighter: words.fighter.optional(),
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

export const bounds = {
  of: words.counterOf.optional(),
  atLeast: upTo(MOST).optional().describe('The least number for which it holds.'),
  atMost: upTo(MOST).optional().describe('The greatest number for which it holds.'),
};

export const condition = z
  .strictObject({
    count: selector.optional().describe('The number of these cards is within the bounds.'),
    counter: words.counter.optional(),
    ...bounds,
  })
  .refine((known) => known.count !== undefined || known.counter !== undefined)
  .meta({ id: 'condition', description: 'Holds while the count or counter is within its bounds.' });

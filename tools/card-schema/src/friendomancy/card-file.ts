/** The card file of Friendomancy as zod knows it, and the JSON Schema that editors read. */
import { z } from 'zod';
import { MOST, text, upTo } from '../plain.js';
import { ability } from './abilities.js';
import { keyword } from './words.js';

const MAX_COST = 4; // R-FRI-28
const MAX_TRIBES = 2; // R-FRI-11, R-FRI-23

const printed = {
  code: text.describe('Stands in decks and records, and never changes.'),
  name: text.describe('As printed; each name once.'),
  cost: upTo(MAX_COST).describe('Things; of a Foe the Money that it charges.'),
  keywords: z.array(keyword).optional().describe('Keywords.'),
  abilities: z.array(ability).optional().describe('What the card can do, in printed order.'),
  flavour: text.optional().describe('Words without effect.'),
};

const tribes = z
  .array(text)
  .max(MAX_TRIBES)
  .refine((list) => new Set(list).size === list.length)
  .optional()
  .describe('Up to two different Tribes.');

const kind = <const T extends string>(name: T, description: string) =>
  z.literal(name).meta({ description });

const card = z
  .discriminatedUnion('type', [
    z.strictObject({
      ...printed,
      type: kind('friend', 'Stays, attacks and fights.'),
      power: upTo(MOST, -MOST).describe('What it takes from a purse, and fights with.'),
      tribes,
    }),
    z.strictObject({
      ...printed,
      type: kind('foe', 'Lies on a Pool or deck, charges its cost, leaves Loot.'),
      power: upTo(MOST, 1).describe('What has to be worn off before it is Defeated.'),
      tribes,
    }),
    z.strictObject({ ...printed, type: kind('spell', 'Does what it says and is discarded.') }),
    z.strictObject({ ...printed, type: kind('curse', 'Stays, and works again and again.') }),
    z.strictObject({ ...printed, type: kind('whatever', 'Anything else; mostly stays.') }),
  ])
  .superRefine(timingsFit)
  .meta({ id: 'card', description: 'A printed card.' });

interface Parts {
  readonly type: string;
  readonly abilities?: readonly { readonly timing: string }[] | undefined;
}

/** What the reader asks of the abilities of a type. */
function timingsFit({ type, abilities = [] }: Parts, context: z.RefinementCtx): void {
  const timings = abilities.map(({ timing }) => timing);
  const hasLoot = timings.some((timing) => timing.startsWith('loot'));
  if ((type === 'foe') !== hasLoot) context.addIssue('a Foe has Loot, and nothing else has');
  if (type !== 'friend' && timings.includes('attacks')) context.addIssue('only a Friend attacks');
  const isAttacked = type === 'friend' || type === 'foe';
  if (!isAttacked && timings.includes('attacked')) context.addIssue('it is never attacked');
  const isLate = type === 'spell' && timings.some((timing) => timing !== 'play');
  if (isLate) context.addIssue('a Magic Spell works when it is played');
}

/** The type is not spelt out: nobody asks more of it than whether a file passes. */
export const cardFile: z.ZodType = z
  .strictObject({
    $schema: text.optional().describe('Where editors find this schema.'),
    set: text.describe('The short name of the set.'),
    title: text.describe('The name of the set.'),
    cards: z.array(card).describe('The cards, in the order of their codes.'),
  })
  .refine(({ cards }) => isEachOnce(cards.map(({ code }) => code)))
  .refine(({ cards }) => isEachOnce(cards.map(({ name }) => name)))
  .meta({ title: 'A card file of Friendomancy' });

const isEachOnce = (words: readonly string[]): boolean => new Set(words).size === words.length;

/** What zod can say in JSON Schema; names that do not fit are told by the reader alone. */
export const cardFileSchema = (): object => z.toJSONSchema(cardFile, { io: 'input' });

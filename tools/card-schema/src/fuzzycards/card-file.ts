/** The card file as zod knows it, and the JSON Schema that editors read. */
import { z } from 'zod';
import { MOST, text, upTo } from '../plain.js';
import { ability } from './abilities.js';
import { force, KEYWORD_MEANINGS, rarity } from './words.js';

const MAX_COST = 5; // R-FUZ-12; 0 is allowed in data (A-FUZ-39)

const keywords = z
  .strictObject(
    Object.fromEntries(
      Object.entries(KEYWORD_MEANINGS).map(([name, means]) => [
        name,
        upTo(MOST, 1).optional().describe(means),
      ]),
    ),
  )
  .meta({ id: 'keywords', description: 'Each keyword with its number: 1 where it has none.' });

const printed = {
  code: text.describe('Stands in decks and records, and never changes.'),
  name: text.describe('As printed; each name once.'),
  force,
  rarity,
  cost: upTo(MAX_COST).describe('Energy.'),
};
const stat = upTo(MOST);
const abilities = z
  .array(ability)
  .refine((list) => list.every(({ timing }) => timing !== 'event'))
  .optional()
  .describe('What the card can do, in printed order.');
const more = {
  keywords: keywords.optional(),
  abilities,
  flavour: text.optional().describe('Words without effect.'),
};
const kind = <const T extends string>(name: T, description: string) =>
  z.literal(name).meta({ description });

const hp = upTo(MOST, 1).describe('How much damage it stands.');

const card = z
  .discriminatedUnion('type', [
    z.strictObject({
      ...printed,
      type: kind('hero', 'Goes to the field, attacks and defends.'),
      atk: stat.describe('The damage of its attacks.'),
      def: stat.describe('Half of it is taken off an attack.'),
      hp,
      ...more,
    }),
    z.strictObject({
      ...printed,
      type: kind('equip-relic', 'Is attached to a Hero.'),
      atk: stat.optional().describe('ATK that its Hero gets.'),
      def: stat.optional().describe('DEF that its Hero gets.'),
      hp: stat.optional().describe('HP that its Hero gets.'),
      ...more,
    }),
    z.strictObject({
      ...printed,
      type: kind('field-relic', 'Stands on the field by itself.'),
      def: stat.optional().describe('0 where it prints none.'),
      hp,
      ...more,
    }),
    z.strictObject({
      ...printed,
      type: kind('event', 'Does one thing at once and is discarded.'),
      abilities: z
        .array(ability)
        .length(1)
        .refine((list) => list[0]?.timing === 'event')
        .describe("One ability, timed 'event'."),
      flavour: more.flavour,
    }),
  ])
  .meta({ id: 'card', description: 'A printed card.' });

export const cardFile = z
  .strictObject({
    $schema: text.optional().describe('Where editors find this schema.'),
    set: text.describe('The short name of the set.'),
    title: text.describe('The name of the set.'),
    cards: z.array(card).describe('The cards, in the order of their codes.'),
  })
  .refine(({ cards }) => isEachOnce(cards.map(({ code }) => code)))
  .refine(({ cards }) => isEachOnce(cards.map(({ name }) => name)))
  .meta({ title: 'A card file of Fuzzycards' });

const isEachOnce = (words: readonly string[]): boolean => new Set(words).size === words.length;

/** What zod can say in JSON Schema; names that do not fit are told by the reader alone. */
export const cardFileSchema = (): object => z.toJSONSchema(cardFile, { io: 'input' });

/** The card file of Buddies as zod knows it, and the JSON Schema that editors read. */
import { z } from 'zod';
import { text, upTo } from '../plain.js';
import { ability } from './abilities.js';
import { element, keyword } from './words.js';

const MAX_STAT = 990;
const MAX_COST = 20;

const kind = <const T extends string>(name: T, description: string) => ({
  code: text.describe('Stands in decks and records, and never changes.'),
  name: text.describe('As printed; each name once for a type.'),
  type: z.literal(name).meta({ description }),
  element,
  cost: upTo(MAX_COST).describe('Energy.'),
  keywords: z.array(keyword).optional().describe('Marks of the whole card.'),
  abilities: z.array(ability).optional().describe('What the card can do, in printed order.'),
  flavour: text.optional().describe('Words without effect.'),
});

const card = z
  .discriminatedUnion('type', [
    z.strictObject({
      ...kind('buddy', 'Joins the party, acts and Defends.'),
      hp: upTo(MAX_STAT, 1).describe('What it can lose before it is knocked out.'),
      df: upTo(MAX_STAT).describe('What it absorbs within a turn.'),
      weakness: element.describe('The element whose attacks pass DF by.'),
    }),
    z.strictObject(kind('item', 'Is used at once, or put on a Buddy.')),
    z.strictObject(kind('skill', 'Is played in the own Player phase and may be answered.')),
    z.strictObject(kind('power', 'Is played at any time and may be answered.')),
    z.strictObject(kind('event', 'Stays and changes rules.')),
  ])
  .superRefine(partsFit)
  .meta({ id: 'card', description: 'A printed card.' });

interface Parts {
  readonly type: string;
  readonly keywords?: readonly string[] | undefined;
  readonly abilities?: readonly object[] | undefined;
}

/** What the reader asks of a card as a whole. */
function partsFit(entry: Parts, context: z.RefinementCtx): void {
  const { type, keywords = [], abilities = [] } = entry;
  const isEquipment = keywords.includes('equip');
  const played = abilities.filter((one) => 'timing' in one && one.timing === 'play').length;
  const isSpent = type === 'skill' || type === 'power' || (type === 'item' && !isEquipment);
  if (isEquipment && type !== 'item') context.addIssue("only an Item says 'equip'");
  if (keywords.includes('unique') && keywords.includes('generic')) {
    context.addIssue('no card is both unique and generic');
  }
  if (isSpent && (played !== 1 || abilities.length !== 1)) context.addIssue('it does one thing');
  if (!isSpent && played > 0) context.addIssue("only what is spent is timed 'play'");
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
  .refine(({ cards }) => isEachOnce(cards.map(({ name, type }) => `${name}, ${type}`)))
  .meta({ title: 'A card file of Buddies' });

const isEachOnce = (words: readonly string[]): boolean => new Set(words).size === words.length;

/** What zod can say in JSON Schema; names that do not fit are told by the reader alone. */
export const cardFileSchema = (): object => z.toJSONSchema(cardFile, { io: 'input' });

/** The card file of Buddyfight as zod knows it, and the JSON Schema that editors read. */
import { z } from 'zod';
import { MOST, text, upTo } from '../plain.js';
import { ability, price } from './abilities.js';
import { condition, power } from './selectors.js';
import { KEYWORD_MEANINGS, world } from './words.js';

const MAX_SIZE = 3; // B09
const MAX_CRITICAL = 9;

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

const kind = <const T extends string>(name: T, description: string) => ({
  code: text.describe('Stands in decks and records, and never changes.'),
  name: text.describe('As printed; each name once.'),
  type: z.literal(name).meta({ description }),
  world,
  attributes: z.array(text).optional().describe('What other cards may ask for.'),
  flavour: text.optional().describe('Words without effect.'),
});

const played = {
  price: price.optional(),
  playWhen: condition.optional().describe('What has to hold for calling, equipping or casting it.'),
  keywords: keywords.optional(),
  abilities: z.array(ability).optional().describe('What the card can do, in printed order.'),
};

const critical = upTo(MAX_CRITICAL).describe('The damage of its hits.');

const begins = z
  .strictObject({
    life: upTo(MOST, 1).optional().describe('Life at the start; 10 where it is missing.'),
    hand: upTo(MOST).optional().describe('Cards of the first hand; 6 where it is missing.'),
    gauge: upTo(MOST).optional().describe('Cards of the first gauge; 2 where it is missing.'),
  })
  .meta({ id: 'begins', description: 'With what its fighter begins.' });

const card = z
  .discriminatedUnion('type', [
    z.strictObject({
      ...kind('flag', 'Says which worlds its fighter may use.'),
      allows: z.array(world).describe('The worlds besides Generic.'),
      begins: begins.optional(),
    }),
    z.strictObject({
      ...kind('monster', 'Is called to an area, attacks and is attacked.'),
      ...played,
      size: upTo(MAX_SIZE).describe('Monsters of one side have at most 3 together.'),
      power: power.describe('What it attacks with.'),
      defense: power.describe('What an attack on it has to reach.'),
      critical,
    }),
    z.strictObject({
      ...kind('item', 'Is worn by the fighter.'),
      ...played,
      power: power.describe('What it attacks with.'),
      defense: power.optional().describe('What an attack on its fighter has to reach.'),
      critical,
    }),
    z.strictObject({ ...kind('spell', 'Is cast, or stays when it is set.'), ...played }),
    z.strictObject({ ...kind('impact', 'Is cast in the final phase.'), ...played }),
  ])
  .superRefine(partsFit)
  .meta({ id: 'card', description: 'A printed card.' });

interface Parts {
  readonly type: string;
  readonly keywords?: Readonly<Record<string, unknown>> | undefined;
  readonly abilities?: readonly { readonly timing: string }[] | undefined;
}

/** What the reader asks of a card as a whole. */
function partsFit(entry: Parts, context: z.RefinementCtx): void {
  const { type, keywords: printed = {}, abilities = [] } = entry;
  const casts = abilities.filter(({ timing }) => timing === 'cast').length;
  const isSet = 'set' in printed;
  const isStandIn = 'standIn' in printed;
  const isCast = (type === 'spell' || type === 'impact') && !isSet && !isStandIn;
  const isMore = type !== 'spell' || abilities.length > 0;
  if (isStandIn && isMore) context.addIssue('what stands in does nothing else');
  if (isSet && type !== 'spell') context.addIssue("only a spell says 'set'");
  if ('buddy' in printed && type === 'monster') context.addIssue('a monster may be it anyway');
  if (isCast && (casts !== 1 || abilities.length !== 1)) context.addIssue('it does one thing');
  if (isSet && abilities.length === 0) context.addIssue('it does something');
  if (!isCast && casts > 0) context.addIssue("only what is spent is timed 'cast'");
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
  .meta({ title: 'A card file of Buddyfight' });

const isEachOnce = (words: readonly string[]): boolean => new Set(words).size === words.length;

/** What zod can say in JSON Schema; names that do not fit are told by the reader alone. */
export const cardFileSchema = (): object => z.toJSONSchema(cardFile, { io: 'input' });

/** An ability: when it works, what is chosen, what is done, what lasts. */
import { z } from 'zod';
import { MOST, text, upTo } from '../plain.js';
import { instruction } from './instructions.js';
import { amount, condition, selector } from './selectors.js';
import { thing, triggered, value } from './words.js';

const choosing = z
  .strictObject({
    name: text.describe('The name by which instructions call what was chosen.'),
    from: selector,
    min: upTo(MOST).describe('How many have to be chosen, as far as there are any.'),
    max: upTo(MOST, 1).describe('How many may be chosen.'),
    things: thing.optional(),
    hidden: z.literal(true).optional().describe('Chosen from cards that not everybody sees.'),
  })
  .meta({ id: 'choosing', description: 'Targets, chosen before anything is done.' });

const when = condition.optional().describe('What has to hold for it.');

const lasting = z
  .strictObject({ on: selector, what: value, by: amount })
  .refine(({ on, what }) => !dependsOnItself(Object.keys(on), what))
  .meta({ id: 'lasting', description: 'A value that is other than printed while it works.' });

/** A change of Power for those of some Power would change whom it changes. */
function dependsOnItself(words: readonly string[], what: string): boolean {
  const asked = words.find((word) => /^(power|cost)At/.test(word));
  return asked !== undefined && (asked.startsWith(what) || what === 'cost');
}

const lasts = <const T extends string>(timing: T, description: string) =>
  z.strictObject({
    timing: z.literal(timing).meta({ description }),
    when,
    does: z.array(z.never()).max(0).describe('Always empty: what lasts does nothing at once.'),
    lasting: z.array(lasting).describe('What is other than printed while it works.'),
  });

export const ability = z
  .discriminatedUnion('timing', [
    z.strictObject({
      timing: triggered,
      may: z.literal(true).optional().describe('Its player may decline.'),
      when,
      choose: z.array(choosing).optional().describe('Targets, chosen in this order.'),
      does: z.array(instruction).describe('Instructions, one after another.'),
    }),
    lasts('lasting', 'Works as long as the card is in play; of a Foe, until it is Defeated.'),
    lasts('loot-lasting', 'Works while the Foe lies beside the deck of who Defeated it.'),
  ])
  .superRefine(namesFit)
  .meta({ id: 'ability', description: 'One ability of the card.' });

interface Parts {
  readonly timing: string;
  readonly choose?: readonly { readonly name: string }[] | undefined;
  readonly does: readonly unknown[];
  readonly lasting?: readonly unknown[];
}

const WITH_ANOTHER = ['your-play', 'their-play', 'attacked'];
const WHO = ['you', 'others', 'each'];

/** Every name is known, and whatever was chosen is used. */
function namesFit(entry: Parts, context: z.RefinementCtx): void {
  const { timing, choose = [], does, lasting: lastings = [] } = entry;
  const chosen = choose.map(({ name }) => name);
  const known = ['self', ...(WITH_ANOTHER.includes(timing) ? ['it'] : []), ...chosen];
  const all = [...does, ...lastings] as readonly Said[];
  if (all.flatMap(namesIn).some((name) => !known.includes(name))) {
    context.addIssue('a name is not known');
  }
  const players = all.flatMap(({ who = [] }) => who);
  if (players.some((name) => ![...WHO, ...known].includes(name))) {
    context.addIssue('a player is not known');
  }
  const written = JSON.stringify(does);
  const idle = chosen.filter((name) => !written.includes(`:${JSON.stringify(name)}`));
  if (idle.length > 0) context.addIssue('a target is forgotten');
}

interface Said {
  readonly to?: unknown;
  readonly under?: unknown;
  readonly who?: string;
  readonly amount?: unknown;
  readonly by?: unknown;
}

/** Names that an instruction or a lasting value calls cards by. */
function namesIn({ to, under, amount: much, by }: Said): readonly string[] {
  const of = [much, by].map((each) => (each as { of?: unknown } | undefined)?.of);
  return [to, under, ...of].filter((each) => typeof each === 'string');
}

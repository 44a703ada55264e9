/** An ability: when it works, what is paid and chosen, what is done, what lasts. */
import { z } from 'zod';
import { MOST, text, upTo } from '../plain.js';
import { instruction } from './instructions.js';
import { amount, condition, selector } from './selectors.js';
import { triggered, value } from './words.js';

const choosing = z
  .strictObject({
    name: text.describe('The name by which instructions call what was chosen.'),
    from: selector,
    min: upTo(MOST).describe('How many have to be chosen; 0 for "up to".'),
    max: upTo(MOST, 1).describe('How many may be chosen.'),
    hidden: z.literal(true).optional().describe('Chosen from cards that not everybody sees.'),
  })
  .refine(({ min, max }) => min <= max, { path: ['min'] })
  .refine(({ from, hidden }) => from.zone !== 'hand' || hidden === true, { path: ['hidden'] })
  .meta({ id: 'choosing', description: 'Targets, chosen before anything is done.' });

const when = condition.optional().describe('Nothing is done where the condition does not hold.');
const choose = z.array(choosing).optional().describe('Targets, chosen in this order.');
const does = z.array(instruction).describe('Instructions, one after another.');

const lasting = z.strictObject({ on: selector, what: value, by: amount }).meta({
  id: 'lasting',
  description: 'A value that is other than printed while the card stands.',
});

const price = z.strictObject({
  energy: upTo(5, 1).optional().describe('Energy to pay.'),
  life: upTo(32, 1).optional().describe('Life to give; at least 1 is left.'),
  hp: upTo(MOST, 1).optional().describe('HP of the card (of an Equip Relic: its Hero) to give.'),
});

const timed = <const T extends string>(name: T, description: string) =>
  z.literal(name).meta({ description });

export const ability = z
  .discriminatedUnion('timing', [
    z.strictObject({
      timing: triggered,
      may: z.literal(true).optional().describe('Its controller may decline.'),
      when,
      choose,
      does,
    }),
    z.strictObject({
      timing: timed('passive', 'Works as long as the card is on the field.'),
      when: condition.optional().describe('It works only while the condition holds.'),
      does: z.array(z.never()).max(0).describe('Always empty: a passive does nothing at once.'),
      lasting: z.array(lasting).describe('What is other than printed while it works.'),
    }),
    z.strictObject({
      timing: timed('activate', 'Used in the Activate phase, once a turn.'),
      when,
      cost: price.optional().describe('What is paid for it.'),
      again: z.literal(true).optional().describe('May be used any number of times a turn.'),
      choose,
      does,
    }),
    z.strictObject({ timing: timed('event', 'What an Event does.'), when, choose, does }),
  ])
  .superRefine(namesFit)
  .meta({ id: 'ability', description: 'One ability of the card.' });

interface Named {
  readonly timing: string;
  readonly choose?: readonly { readonly name: string }[] | undefined;
  readonly does: readonly unknown[];
  readonly lasting?: readonly unknown[];
}

/** Who is called by a word is either chosen before or has a part in what set the ability off. */
function namesFit(entry: Named, context: z.RefinementCtx): void {
  const chosen = (entry.choose ?? []).map(({ name }) => name);
  const known = [...namesOf(entry.timing), ...chosen];
  const used = [...entry.does, ...(entry.lasting ?? [])].flatMap(namesIn);
  const strange = used.find((name) => !known.includes(name));
  if (strange !== undefined) context.addIssue(`no card is called '${strange}' here`);
  const written = JSON.stringify(entry.does);
  if (new Set(chosen).size < chosen.length) context.addIssue('a name is chosen twice');
  const idle = chosen.find((name) => !written.includes(`:${JSON.stringify(name)}`));
  if (idle !== undefined) context.addIssue(`nothing is done to '${idle}'`);
}

function namesOf(timing: string): readonly string[] {
  if (timing === 'event' || timing === 'on-ko') return [];
  return timing === 'on-attack' ? ['self', 'it', 'bearer'] : ['self', 'bearer'];
}

/** Names that an instruction or a lasting value calls cards by: `to`, and `of` of its amount. */
function namesIn(said: unknown): readonly string[] {
  const { to, amount: much, by } = said as { to?: unknown; amount?: unknown; by?: unknown };
  const of = [much, by].map((each) => (each as { of?: unknown } | undefined)?.of);
  return [to, ...of].filter((each) => typeof each === 'string');
}

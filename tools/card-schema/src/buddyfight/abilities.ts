/** An ability: when it works, what is paid and chosen, what is done, what lasts. */
import { z } from 'zod';
import { MOST, text, upTo } from '../plain.js';
import { instruction } from './instructions.js';
import { amount, condition, selector } from './selectors.js';
import { given, once, thing, triggered, value } from './words.js';

const gift = z
  .strictObject({
    from: selector,
    count: upTo(MOST, 1).describe('How many of them.'),
    to: given,
  })
  .meta({ id: 'gift', description: 'Cards that are given as a part of a price.' });

export const price = z
  .strictObject({
    gauge: upTo(MOST, 1).optional().describe('Cards of the own gauge.'),
    life: upTo(MOST, 1).optional().describe('Life; down to 0 is allowed, and loses.'),
    deck: upTo(MOST, 1).optional().describe('Top cards of the own deck into the drop zone.'),
    soul: upTo(MOST, 1).optional().describe('Top cards of the own deck into the soul.'),
    rest: z.literal(true).optional().describe('The card rests.'),
    gives: z.array(gift).optional().describe('Cards that are named as they are given.'),
  })
  .meta({ id: 'price', description: 'What is paid, all at once.' });

const choosing = z
  .strictObject({
    name: text.describe('The name by which instructions call what was chosen.'),
    from: selector,
    min: upTo(MOST).describe('How many have to be chosen; 0 for "up to".'),
    max: upTo(MOST, 1).describe('How many may be chosen.'),
    things: thing.optional(),
    hidden: z.literal(true).optional().describe('Chosen from cards that not everybody sees.'),
  })
  .refine(({ min, max }) => min <= max, { path: ['min'] })
  .refine(({ from, hidden }) => from.zone !== 'hand' || hidden === true, { path: ['hidden'] })
  .meta({ id: 'choosing', description: 'Targets, chosen before anything is done.' });

const when = condition.optional().describe('What has to hold for it.');
const choose = z.array(choosing).optional().describe('Targets, chosen in this order.');
const does = z.array(instruction).describe('Instructions, one after another.');
const paid = { when, price: price.optional(), once: once.optional() };

const lasting = z.strictObject({ on: selector, what: value, by: amount }).meta({
  id: 'lasting',
  description: 'A value that is other than printed while the card is there.',
});

const timed = <const T extends string>(name: T, description: string) =>
  z.literal(name).meta({ description });

export const ability = z
  .discriminatedUnion('timing', [
    z.strictObject({
      timing: triggered,
      may: z.literal(true).optional().describe('Its fighter may decline.'),
      ...paid,
      choose,
      does,
    }),
    z.strictObject({ timing: timed('cast', 'What a spell or an impact does.'), choose, does }),
    z.strictObject({ timing: timed('act', 'Used in the main phase.'), ...paid, choose, does }),
    z.strictObject({
      timing: timed('counter-act', 'Used at counter timings as well.'),
      ...paid,
      choose,
      does,
    }),
    z.strictObject({
      timing: timed('saves', 'Instead of a destruction; `stay` says of what.'),
      ...paid,
      does,
    }),
    z.strictObject({
      timing: timed('lasting', 'Works as long as the card is on the field.'),
      when,
      does: z.array(z.never()).max(0).describe('Always empty: what lasts does nothing at once.'),
      lasting: z.array(lasting).describe('What is other than printed while it works.'),
      inSoul: z.literal(true).optional().describe('Works under another card, and only there.'),
    }),
  ])
  .superRefine(partsFit)
  .meta({ id: 'ability', description: 'One ability of the card.' });

interface Parts {
  readonly timing: string;
  readonly choose?:
    | readonly { readonly name: string; readonly things?: unknown; readonly hidden?: unknown }[]
    | undefined;
  readonly does: readonly { readonly verb: string }[];
  readonly lasting?: readonly unknown[];
}

const WITH_ANOTHER = ['attacked', 'destroys'];

/** What the reader asks of an ability as a whole. */
function partsFit(entry: Parts, context: z.RefinementCtx): void {
  const { timing, choose: chosen = [], does: done } = entry;
  const names = chosen.map(({ name }) => name);
  const known = ['self', ...(WITH_ANOTHER.includes(timing) ? ['it'] : []), ...names];
  const strange = [...done, ...(entry.lasting ?? [])].flatMap(namesIn);
  if (strange.some((name) => !known.includes(name))) context.addIssue('a name is not known');
  if (new Set(names).size < names.length) context.addIssue('a name is chosen twice');
  const written = JSON.stringify(done);
  const idle = chosen.filter(({ name, things }) => !things && !written.includes(`:"${name}"`));
  if (idle.length > 0) context.addIssue('a target is forgotten');
  const isLate = chosen.some(({ hidden }, at) => !hidden && chosen[at - 1]?.hidden === true);
  if (isLate) context.addIssue('what is hidden comes last');
  const stays = done.filter(({ verb }) => verb === 'stay').length;
  if ((timing === 'saves') !== (stays === 1)) context.addIssue("'stay' stands in what saves");
}

/** Words under which a name may stand. */
function namesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { to, of, verb, amount: many, by } = value as Readonly<Record<string, unknown>>;
  const isSeat = verb === 'only-if';
  const own = [to, isSeat ? undefined : of].filter((word) => typeof word === 'string');
  return [...own, ...namesIn(many), ...namesIn(by)];
}

/** An ability: when it works, what is paid and chosen, what is done, what lasts. */
import { z } from 'zod';
import { MOST, text, upTo } from '../plain.js';
import { instruction } from './instructions.js';
import { amount, condition, MOST_POINTS, selector } from './selectors.js';
import { element, setOff, thing, value } from './words.js';

const MOST_ENERGY = 20;
const MOST_GIFTS = 3;

const energy = upTo(MOST_ENERGY, 1).optional().describe('Energy, besides that of the card.');
const discard = upTo(MOST_GIFTS, 1).optional().describe('Cards of the hand.');
const hp = upTo(MOST_POINTS, 1).optional().describe('HP of the Buddy that acts.');
const prices = {
  use: z.strictObject({ energy, hp, discard }).optional().describe('What is paid to use it.'),
  play: z.strictObject({ discard }).optional().describe('What is given up besides Energy.'),
  setOff: z.strictObject({ energy }).optional().describe('What is paid when it resolves.'),
};

const choosing = z
  .strictObject({
    name: text.describe('The name by which instructions call what was chosen.'),
    from: selector,
    min: upTo(MOST).describe('How many have to be chosen; 0 for "up to".'),
    max: upTo(MOST, 1).describe('How many may be chosen.'),
    things: thing.optional(),
    hidden: z.literal(true).optional().describe('Chosen from cards that not everybody sees.'),
  })
  .meta({ id: 'choosing', description: 'Targets, chosen before anything is done.' });

const when = condition.optional().describe('Nothing is done where the condition does not hold.');
const choose = z.array(choosing).optional().describe('Targets, chosen in this order.');
const does = z.array(instruction).describe('Instructions, one after another.');

const lasting = z.strictObject({ on: selector, what: value, by: amount }).meta({
  id: 'lasting',
  description: 'A value or a rule that is otherwise while the card is in play.',
});

const timed = <const T extends string>(name: T, description: string) =>
  z.literal(name).meta({ description });

const timedAbility = z
  .discriminatedUnion('timing', [
    z.strictObject({
      timing: timed('lasting', 'Works as long as the card is in play.'),
      when,
      does: z.array(z.never()).max(0).describe('Always empty: what lasts does nothing at once.'),
      lasting: z.array(lasting).describe('What is otherwise while it works.'),
    }),
    z.strictObject({
      timing: timed('play', 'What a Skill, a Power or a used Item does.'),
      ...{ when, cost: prices.play, choose, does },
    }),
    z.strictObject({
      timing: timed('use', 'What a Buddy may do in its Buddies phase.'),
      ...{ when, cost: prices.use, choose, does },
    }),
    z.strictObject({
      timing: setOff,
      may: z.literal(true).optional().describe('Its player may decline.'),
      ...{ when, cost: prices.setOff, choose, does },
    }),
  ])
  .superRefine((entry, context) => {
    const { timing, does: done } = entry;
    const chosen = namesChosen(entry);
    const known = [...OWN_NAMES, ...(timing === 'struck' ? ['it'] : []), ...chosen];
    namesAreKnown(entry, known, context);
    const written = JSON.stringify(done);
    const idle = chosen.find((name) => !written.includes(`:${JSON.stringify(name)}`));
    if (idle !== undefined) context.addIssue(`nothing is done to '${idle}'`);
  });

const attack = z
  .strictObject({
    attack: upTo(MOST_POINTS).describe('Its damage. Another Buddy or a deck is struck.'),
    element: element.optional().describe('Its element; none where it is missing.'),
    roll: upTo(6, 1).optional().describe('It succeeds if the die shows so much or less.'),
    only: z.literal('buddies').optional().describe('No decks.'),
    when,
    cost: prices.use,
    choose: choose.describe('Further targets; the attacked is called victim.'),
    does: does.optional().describe('What it does besides.'),
  })
  .superRefine((entry, context) => {
    namesAreKnown(entry, [...OWN_NAMES, ...namesChosen(entry), 'victim'], context);
  })
  .meta({ id: 'attack', description: 'An attack of a Buddy.' });

export const ability = z
  .union([timedAbility, attack])
  .meta({ id: 'ability', description: 'One ability of the card.' });

const OWN_NAMES = ['self', 'bearer'];
const PLAYERS = ['you', 'others', 'each'];

interface Parts {
  readonly choose?: readonly { readonly name: string }[] | undefined;
  readonly does?: readonly unknown[] | undefined;
  readonly lasting?: readonly unknown[];
}

const namesChosen = (entry: Parts | { readonly timing: 'lasting' }): readonly string[] =>
  ('choose' in entry ? (entry.choose ?? []) : []).map(({ name }) => name);

/** Who is called by a word is either chosen before or has a part in what set the ability off. */
function namesAreKnown(entry: Parts, known: readonly string[], context: z.RefinementCtx): void {
  const said = [...(entry.does ?? []), ...(entry.lasting ?? [])];
  const strange = said.flatMap(namesIn).find((name) => !known.includes(name));
  if (strange !== undefined) context.addIssue(`nothing is called '${strange}' here`);
}

/** Names by which an instruction or a lasting value calls something. */
function namesIn(said: unknown): readonly string[] {
  const { to, onto, who, amount: much, by } = said as Readonly<Record<string, unknown>>;
  const of = [much, by].map((each) => (each as { of?: unknown } | undefined)?.of);
  const players = PLAYERS.includes(who as string) ? [] : [who];
  return [to, onto, ...players, ...of].filter((each) => typeof each === 'string');
}

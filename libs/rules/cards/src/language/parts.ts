/** The shapes of a game's card files, made out of its words. */
import {
  checked,
  integer,
  isRecord,
  listOf,
  meaning,
  meaningless,
  name,
  object,
  oneOf,
  part,
  text,
  yes,
  type Check,
  type Kind,
  type Shape,
  type Words,
} from '../shape/shape.js';
import { meaningsOf, type Entries } from './entries.js';
import { amount, selector, value } from './forms.js';

/** Parts by the names under which shapes ask for them. */
export function partsOf(entries: Entries): Words {
  return {
    ...selectorsOf(entries),
    ...numbersOf(entries),
    ...wordPartsOf(entries),
    choosing: choosingOf(entries),
    instruction: instructionOf(entries),
    lasting: lastingOf(entries),
    ability: abilityOf(entries),
    card: cardOf(entries),
    cardFile: CARD_FILE,
  };
}

const wordPartsOf = ({ seats, durations, things = [], values, costs }: Entries): Words => ({
  who: {
    ...oneOf(seats.noun, seats.who, 'Who does it; you, where it is missing.'),
    ...(seats.orName ? { orName: true } : {}),
  } as Shape,
  until: oneOf('duration', meaningsOf(durations), 'How long it lasts.'),
  things: oneOf('thing', meaningsOf(things), 'Targets that are no cards, or more than cards.'),
  value: oneOf(
    'value',
    meaningsOf(values.filter(({ isPrintedOnly }) => !isPrintedOnly)),
    'What is changed.',
  ),
  price: meaning('What is paid for it.', pricedIn(costs)),
});

/** A price of these parts, none of which has to be in it. */
export const pricedIn = (costs: Entries['costs']): Shape =>
  object(optional(costs.map(({ word, means, takes }) => [word, meaning(means, takes)])));

const optional = (words: readonly (readonly [word: string, shape: Shape])[]): Words =>
  Object.fromEntries(words.map(([word, shape]) => [`${word}?`, shape]));

function selectorsOf({ filters, zones }: Entries): Words {
  const said = (some: Entries['filters']): Words =>
    optional(some.map(({ word, means, takes }) => [word, meaning(means, takes)]));
  const zone = oneOf('zone', meaningsOf(zones), 'Where the cards lie; the table, if missing.');
  return {
    selector: meaning('Cards that fit every word.', object({ 'zone?': zone, ...said(filters) })),
    sought: meaning(
      'Cards of the pile that fit every word.',
      object(said(filters.filter(({ isPrinted }) => isPrinted))),
    ),
    cards: {
      ...{ is: 'record-or', record: selector, other: name },
      means: 'A name, or all cards that fit.',
    },
  };
}

function numbersOf({ values, counters, seats, most }: Entries): Words {
  const read = values.filter(({ of, isPrintedOnly }) => of !== 'rule' && !isPrintedOnly);
  const times = meaning('For each of them so many.', integer(-most.times, most.times));
  const counted = object({
    count: meaning('The number of these cards.', selector),
    'times?': times,
  });
  const worth = object({
    value: oneOf('value', meaningsOf(read), 'The value of a card now.'),
    of: meaning('Whose value it is.', name),
  });
  const bound = integer(most.boundLeast ?? 0, most.bound);
  const bounds = object({
    'count?': meaning('The number of these cards is within the bounds.', selector),
    'counter?': oneOf('counter', meaningsOf(counters), 'A number of a seat.'),
    ...(seats.of
      ? { 'of?': oneOf(seats.noun, seats.of, 'Whose counter; yours, if missing.') }
      : {}),
    'atLeast?': meaning('The least number for which it holds.', bound),
    'atMost?': meaning('The greatest number for which it holds.', bound),
  });
  return {
    amount: {
      is: 'record-or',
      record: { is: 'by-word', word: 'count', present: counted, absent: worth },
      other: integer(-most.amount, most.amount),
      means: 'A number, a count of cards, or a value of a card.',
    },
    condition: meaning(
      'Holds while the count or counter is within its bounds.',
      checked(bounds, countsSomething),
    ),
  };
}

/** Bounds without anything to count would hold always, or never. */
const countsSomething: Check = (bounds, path) =>
  isRecord(bounds) && ('count' in bounds || 'counter' in bounds)
    ? []
    : meaningless(path, "a condition needs a 'count' or a 'counter'");

const allOf =
  (checks: readonly Check[] = []): Check =>
  (each, path) =>
    checks.flatMap((check) => check(each, path));

const choosingOf = ({ most, things, checks }: Entries): Shape => {
  const words = {
    name: meaning('The name by which instructions call what was chosen.', text),
    from: selector,
    min: meaning('How many have to be chosen; 0 for "up to".', integer(0, most.targets)),
    max: meaning('How many may be chosen.', integer(1, most.targets)),
    ...(things ? { 'things?': part('things') } : {}),
    'hidden?': meaning('Chosen from cards that not everybody sees.', yes),
  };
  const means = 'Targets, chosen before anything is done.';
  return meaning(means, checked(object(words), allOf(checks?.choosing)));
};

const kindsOf = (
  entries: readonly { readonly word: string; readonly means: string; readonly takes: Words }[],
): { readonly [kind: string]: Kind } =>
  Object.fromEntries(entries.map(({ word, means, takes }) => [word, { means, words: takes }]));

const instructionOf = ({ verbs }: Entries): Shape => ({
  ...{ is: 'tagged', tag: 'verb', noun: 'verb', kinds: kindsOf(verbs) },
  means: 'One thing that is done.',
});

const lastingOf = ({ checks }: Entries): Shape =>
  meaning(
    'A value that is other than printed while the card is there.',
    checked(object({ on: selector, what: value, by: amount }), allOf(checks?.lasting)),
  );

function abilityOf({ timings, checks, shorthand }: Entries): Shape {
  const tagged: Shape = { is: 'tagged', tag: 'timing', noun: 'timing', kinds: kindsOf(timings) };
  const known = new Map(timings.map(({ word, names }) => [word, names]));
  const named: Shape = {
    is: 'naming',
    shape: { is: 'checked', shape: tagged, check: allOf(checks?.ability), evenIfWrong: true },
    names: (ability) => [...(known.get(timingIn(ability)) ?? []), ...namesChosen(ability)],
  };
  const shape: Shape = shorthand
    ? { is: 'by-word', word: shorthand.word, present: shorthand.shape, absent: named }
    : named;
  return meaning('One ability of the card.', shape);
}

const timingIn = (ability: object): string => String((ability as { timing?: unknown }).timing);

/** Names that the choices of an ability give. */
export function namesChosen(ability: object): readonly string[] {
  const { choose } = ability as { readonly choose?: unknown };
  if (!Array.isArray(choose)) return [];
  return choose.flatMap((entry) => (isRecord(entry) ? [String(entry['name'])] : []));
}

/** A card whose type is not known is told that alone: nobody can say what else it should have. */
function cardOf({ types, printed, checks }: Entries): Shape {
  const flavour = { 'flavour?': meaning('Words without effect.', text) };
  const tagged: Shape = {
    ...{ is: 'tagged', tag: 'type', noun: 'type' },
    before: {
      code: meaning('Stands in decks and records, and never changes.', text),
      name: meaning('As printed.', text),
    },
    kinds: kindsOf(
      types.map((type) => ({ ...type, takes: { ...printed, ...type.takes, ...flavour } })),
    ),
  };
  return meaning('A printed card.', checked(tagged, allOf(checks?.card)));
}

const CARD_FILE: Shape = object({
  '$schema?': meaning('Where editors find this schema.', text),
  set: meaning('The short name of the set.', text),
  title: meaning('The name of the set.', text),
  cards: meaning('The cards, in the order of their codes.', listOf(part('card'))),
});

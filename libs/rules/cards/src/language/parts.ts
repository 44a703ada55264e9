/** The shapes of a game's card files, made out of its words. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import {
  checked,
  integer,
  listOf,
  meaning,
  name as anyName,
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
import { namesChosen, noNameTaken, oneAndAnother, seatsAreSeats, withinReach } from './checks.js';
import { meaningsOf, type Entries, type Shorthand } from './entries.js';
import { change, holders, selector, value } from './forms.js';
import { pricesOf } from './prices.js';
import { numbersOf, selectorsOf } from './selectors.js';

/** Parts by the names under which shapes ask for them. */
export function partsOf(entries: Entries): Words {
  return {
    ...selectorsOf(entries),
    ...numbersOf(entries),
    ...wordPartsOf(entries),
    ...pricesOf(entries),
    name: nameOf(entries),
    choosing: choosingOf(entries),
    instruction: instructionOf(entries),
    lasting: LASTING,
    ability: abilityOf(entries),
    card: cardOf(entries),
    cardFile: CARD_FILE,
  };
}

const whoOf = ({ noun, who, orChosen }: Entries['seats']): Shape => {
  const known = oneOf(noun, who, 'Who does it; you, where it is missing.');
  return orChosen ? ({ ...known, orName: true } as Shape) : known;
};

const wordPartsOf = ({ seats, durations = [], things = [], values = [] }: Entries): Words => ({
  who: whoOf(seats),
  until: oneOf('duration', meaningsOf(durations), 'How long it lasts.'),
  things: oneOf('thing', meaningsOf(things), 'Targets that are no cards, or more than cards.'),
  value: oneOf(
    'value',
    meaningsOf(values.filter(({ isPrintedOnly }) => !isPrintedOnly)),
    'What is changed.',
  ),
});

function nameOf({ timings }: Entries): Shape {
  const given = [...new Set(timings.flatMap(({ names }) => names))];
  return meaning(`${given.join(', ')}, or a name that \`choose\` gives.`, anyName);
}

const allOf =
  (checks: readonly Check[] = []): Check =>
  (each, path) =>
    checks.flatMap((check) => check(each, path));

const choosingOf = ({ most, things, checks }: Entries): Shape => {
  const words = withoutUndefined<Words>({
    name: meaning('The name by which instructions call what was chosen.', text),
    from: selector,
    min: meaning('How many have to be chosen; 0 for "up to".', integer(0, most.targets)),
    max: meaning('How many may be chosen.', integer(1, most.targets)),
    'things?': things ? part('things') : undefined,
    'hidden?': meaning('Chosen from cards that not everybody sees.', yes),
  });
  const means = 'Targets, chosen before anything is done.';
  return meaning(means, checked(object(words), allOf(checks?.choosing)));
};

const kindsOf = (
  entries: readonly { readonly word: string; readonly means: string; readonly takes: Words }[],
): { readonly [kind: string]: Kind } =>
  Object.fromEntries(entries.map(({ word, means, takes }) => [word, { means, words: takes }]));

const instructionOf = ({ verbs }: Entries): Shape => ({
  is: 'tagged',
  tag: 'verb',
  noun: 'verb',
  kinds: kindsOf(verbs),
  means: 'One thing that is done.',
});

const LASTING = meaning(
  'A value that is other than printed while the card is there.',
  object({ on: holders, what: value, by: change }),
);

/** `self` and `it` are known to the engine. */
const namesTaken = ({ timings, named, seats }: Entries): readonly string[] => [
  'self',
  'it',
  ...timings.flatMap(({ names }) => names),
  ...named.map(({ word }) => word),
  ...(seats.orChosen ? Object.keys(seats.who) : []),
];

function abilityOf(entries: Entries): Shape {
  const { timings, verbs, checks = {}, shorthand, seats } = entries;
  const taken = namesTaken(entries);
  const always = [noNameTaken(taken), withinReach(verbs), seatsAreSeats(seats, taken)];
  const check = allOf([...(checks.ability ?? []), ...always, oneAndAnother(verbs)]);
  const tagged: Shape = { is: 'tagged', tag: 'timing', noun: 'timing', kinds: kindsOf(timings) };
  const known = new Map(timings.map(({ word, names }) => [word, names]));
  const named: Shape = {
    is: 'naming',
    shape: { is: 'checked', shape: tagged, check, evenIfWrong: true },
    names: (ability) => [...(known.get(timingIn(ability)) ?? []), ...namesChosen(ability)],
  };
  return meaning('One ability of the card.', shorthand ? shortOr(shorthand, taken, named) : named);
}

const shortOr = (
  { word, shape, names }: Shorthand,
  taken: readonly string[],
  absent: Shape,
): Shape => ({
  is: 'by-word',
  word,
  absent,
  present: {
    is: 'naming',
    shape: checked(shape, noNameTaken([...taken, ...names])),
    names: (ability) => [...names, ...namesChosen(ability)],
  },
});

const timingIn = (ability: object): string => String((ability as { timing?: unknown }).timing);

/** A card whose type is not known is told that alone: nobody can say what else it should have. */
function cardOf({ types, printed, checks }: Entries): Shape {
  const flavour = { 'flavour?': meaning('Words without effect.', text) };
  const tagged: Shape = {
    is: 'tagged',
    tag: 'type',
    noun: 'type',
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

/**
 * What an ability may say: the words of each verb, of selectors, amounts and conditions.
 *
 * Decisions: A-FUZ-27 (an effect says how long it lasts), A-FUZ-73 (costs).
 */
import { shapes, type Problem, type Shape, type Words } from '@scoresheet/rules-cards';
import type { Choosing } from '@scoresheet/rules-engine';
import { VERBS } from '../effects/verbs.js';
import { TIMINGS } from './card.js';
import {
  amount,
  condition,
  DURATIONS,
  MOST,
  ROWS,
  selector,
  sought,
  VALUES,
  WHO,
} from './selector-shape.js';

const { integer, isRecord, listOf, object, oneOf, only, text } = shapes;

/**
 * Cards that an effect can name without choosing them: itself, the card that it attacks, the Hero
 * of an Equip Relic. A card that was knocked out is another object in the discard pile (A-FUZ-68),
 * so that On KO cannot mean itself nor On Kill its victim; an Event is out of reach (A-FUZ-64).
 */
export const OWN_NAMES = ['self', 'it', 'bearer'] as const;

function namesKnown(timing: unknown): readonly string[] {
  switch (timing) {
    case 'event':
    case 'on-ko':
      return [];
    case 'on-attack':
      return OWN_NAMES;
    default:
      return ['self', 'bearer'];
  }
}

const choice = object({
  name: text,
  from: selector,
  min: integer(0, MOST),
  max: integer(1, MOST),
  'hidden?': only(true),
});

const choosing: Shape = (value, path) => {
  const wrong = choice(value, path);
  if (wrong.length > 0) return wrong;
  const { min, max, from, hidden } = value as unknown as Choosing;
  const says = (word: string, what: string): readonly Problem[] => [
    { path: `${path}.${word}`, says: what },
  ];
  return [
    ...(min <= max ? [] : says('min', "'min' may not be more than 'max'")),
    ...(from['zone'] !== 'hand' || hidden
      ? []
      : says('hidden', "a choice from a hand is 'hidden': true, or being asked would tell of it")),
  ];
};

const cardsOf =
  (names: readonly string[]): Shape =>
  (value, path) =>
    isRecord(value) ? selector(value, path) : oneOf('name', names)(value, path);

/** The words that each verb needs and knows besides itself. */
function wordsOfVerbs(names: readonly string[]): { readonly [verb: string]: Words } {
  const to = cardsOf(names);
  const toAmount = { to, amount: amount(names) };
  const whoAmount = { 'who?': oneOf('seat', WHO), amount: amount(names) };
  const until = oneOf('duration', DURATIONS);
  return {
    damage: toAmount,
    'damage-life': whoAmount,
    heal: toAmount,
    'gain-life': whoAmount,
    'lose-life': whoAmount,
    draw: whoAmount,
    'discard-at-random': whoAmount,
    give: { to, what: oneOf('value', VALUES), by: integer(-MOST, MOST), until },
    silence: { to, until },
    destroy: { to },
    return: { to },
    shift: { to, row: oneOf('row', ROWS) },
    deploy: { to },
    'take-control': { to },
    search: { 'for?': sought },
    'gain-energy': whoAmount,
    'lose-energy': whoAmount,
  };
}

const instruction =
  (names: readonly string[]): Shape =>
  (value, path) => {
    if (!isRecord(value)) return [{ path, says: 'this has to be an object' }];
    const known = oneOf('verb', Object.keys(VERBS));
    const unknown = known(value['verb'], `${path}.verb`);
    if (unknown.length > 0) return unknown;
    const words = wordsOfVerbs(names)[String(value['verb'])];
    return words ? object({ verb: known, ...words })(value, path) : [];
  };

/**
 * Which words go with which timing. What a player starts at will (Events, Activate) is not asked
 * once more whether it may; only what is used is paid for (an Event by its cost).
 */
function wordsOfTiming(timing: unknown, names: readonly string[]): Words {
  const does = listOf(instruction(names));
  const choose = listOf(choosing);
  switch (timing) {
    case 'passive':
      return { 'when?': condition, does: emptyList, lasting: listOf(lastingOf(names)) };
    case 'event':
      return { 'may?': alreadySaid, 'when?': condition, 'choose?': choose, does };
    case 'activate':
      return {
        ...{ 'may?': alreadySaid, 'when?': condition },
        ...{ 'cost?': price, 'again?': only(true), 'choose?': choose, does },
      };
    default:
      return { 'may?': only(true), 'when?': condition, 'choose?': choose, does };
  }
}

/** The mistake of a `may` for what playing the card or using the ability says already. */
const alreadySaid: Shape = (_, path) => [
  { path, says: "'may' means nothing here: nobody has to play an Event or use an ability" },
];

const price = object({
  'energy?': integer(1, 5),
  'life?': integer(1, 32),
  'hp?': integer(1, MOST),
});

const lastingOf = (names: readonly string[]): Shape =>
  object({ on: selector, what: oneOf('value', VALUES), by: amount(names) });

const emptyList: Shape = (value, path) =>
  Array.isArray(value) && value.length === 0
    ? []
    : [{ path, says: 'a passive does nothing at once; it says what lasts in `lasting`' }];

export const ability: Shape = (value, path) => {
  if (!isRecord(value)) return [{ path, says: 'this has to be an object' }];
  const timing = oneOf('timing', TIMINGS);
  const unknown = timing(value['timing'], `${path}.timing`);
  if (unknown.length > 0) return unknown;
  const chosen = namesChosen(value['choose']);
  const words = wordsOfTiming(value['timing'], [...namesKnown(value['timing']), ...chosen]);
  return [
    ...object({ timing, ...words })(value, path),
    ...idleNames(value, chosen, path),
    ...namesTwice(chosen, path),
  ];
};

function namesChosen(choose: unknown): readonly string[] {
  if (!Array.isArray(choose)) return [];
  return choose.flatMap((entry) => (isRecord(entry) ? [String(entry['name'])] : []));
}

function namesTwice(chosen: readonly string[], path: string): readonly Problem[] {
  return chosen.flatMap((name, index) =>
    chosen.indexOf(name) === index
      ? []
      : [{ path: `${path}.choose[${index}].name`, says: `'${name}' is chosen already` }],
  );
}

/** A target that is chosen and then forgotten is a slip of the pen. */
function idleNames(
  { does }: { readonly [word: string]: unknown },
  chosen: readonly string[],
  path: string,
): readonly Problem[] {
  const used = JSON.stringify(does ?? []);
  return chosen
    .map((name, index) => ({ name, path: `${path}.choose[${index}].name` }))
    .filter(({ name }) => !used.includes(`:${JSON.stringify(name)}`))
    .map(({ name, path: at }) => ({ path: at, says: `nothing is done to '${name}'` }));
}

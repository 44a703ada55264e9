/**
 * What an ability may say: the words of each verb, of selectors, amounts and conditions.
 *
 * Decisions: A-FUZ-27 (an effect says how long it lasts), A-FUZ-73 (costs).
 */
import { FILTERS } from '../effects/filters.js';
import { VERBS } from '../effects/verbs.js';
import { FORCES, KEYWORDS, TIMINGS, TYPES } from './card.js';
import {
  bool,
  integer,
  isRecord,
  listOf,
  object,
  oneOf,
  only,
  text,
  type Problem,
  type Shape,
  type Words,
} from './shape.js';

const MOST = 99; // more than any amount, number of targets or price in the game

/** What an effect changes on a card: its stats, its keywords. */
export const VALUES = ['atk', 'def', 'hp', ...KEYWORDS] as const;
export const SIDES = ['yours', 'theirs'] as const;
export const ROWS = ['altar', 'vault'] as const;
/** Zones in which a card may look for others; the field where it names none. */
export const SEEN_ZONES = ['field', 'hand', 'discard'] as const;
export const WHO = ['you', 'opponent', 'each'] as const;
export const DURATIONS = ['turn', 'your-next-turn', 'leaves'] as const;
export const COUNTERS = ['life', 'energy', 'total'] as const;
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

const FILTER_SHAPES: Readonly<Record<string, Shape>> = {
  side: oneOf('side', SIDES),
  type: oneOf('type', TYPES),
  force: oneOf('Force', FORCES),
  row: oneOf('row', ROWS),
  keyword: oneOf('keyword', KEYWORDS),
  other: bool,
  bearer: bool,
  damaged: bool,
  hpAtMost: integer(0, MOST),
  costAtMost: integer(0, MOST),
  ownedBy: oneOf('owner', ['you', 'opponent']),
};

const selector: Shape = object({
  'zone?': oneOf('zone', SEEN_ZONES),
  ...Object.fromEntries(
    Object.keys(FILTERS).map((filter) => [`${filter}?`, FILTER_SHAPES[filter] ?? text]),
  ),
});

const bounds = object({
  'count?': selector,
  'counter?': oneOf('counter', COUNTERS),
  'of?': oneOf('seat', ['you', 'opponent']),
  'atLeast?': integer(0, 999),
  'atMost?': integer(0, 999),
});

/** Bounds without anything to count would hold always, or never. */
const condition: Shape = (value, path) => {
  const wrong = bounds(value, path);
  if (wrong.length > 0 || !isRecord(value) || 'count' in value || 'counter' in value) return wrong;
  return [{ path, says: "a condition needs a 'count' or a 'counter'" }];
};

const choice = object({
  name: text,
  from: selector,
  min: integer(0, MOST),
  max: integer(1, MOST),
  'hidden?': only(true),
});

const choosing: Shape = (value, path) => {
  const wrong = choice(value, path);
  if (wrong.length > 0 || !isRecord(value) || Number(value['min']) <= Number(value['max'])) {
    return wrong;
  }
  return [{ path: `${path}.min`, says: "'min' may not be more than 'max'" }];
};

/** A number, a count of cards, or a value of a named card. */
const amount =
  (names: readonly string[]): Shape =>
  (value, path) => {
    if (!isRecord(value)) return integer(-MOST, MOST)(value, path);
    return 'count' in value
      ? object({ count: selector, 'times?': integer(-MOST, MOST) })(value, path)
      : object({ value: oneOf('value', VALUES), of: oneOf('name', names) })(value, path);
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
 * Which words go with which timing. What a player starts at will (Events, Activate) is asked
 * neither whether it may nor whether a condition holds, and only there something is paid.
 */
function wordsOfTiming(timing: unknown, names: readonly string[]): Words {
  const does = listOf(instruction(names));
  const choose = listOf(choosing);
  switch (timing) {
    case 'passive':
      return { 'when?': condition, does: emptyList, lasting: listOf(lastingOf(names)) };
    case 'event':
      return { 'choose?': choose, does };
    case 'activate':
      return { 'cost?': price, 'choose?': choose, does };
    default:
      return { 'may?': only(true), 'when?': condition, 'choose?': choose, does };
  }
}

const price = object({ 'energy?': integer(1, 5), 'life?': integer(1, 32) });

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
  return [...object({ timing, ...words })(value, path), ...idleNames(value, chosen, path)];
};

function namesChosen(choose: unknown): readonly string[] {
  if (!Array.isArray(choose)) return [];
  return choose.flatMap((entry) => (isRecord(entry) ? [String(entry['name'])] : []));
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

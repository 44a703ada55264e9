/** Shapes of selectors: the cards an effect may mean, how it counts them, and on what condition. */
import { shapes, type Shape, type Words } from '@scoresheet/rules-cards';
import { FILTERS } from '../effects/filters.js';
import { THINGS } from '../effects/things.js';
import { AREAS } from '../field.js';
import { KEYWORDS, STATS, TYPES } from './shape.js';
import { WORLDS } from './worlds.js';

const { bool, integer, isRecord, object, oneOf, text } = shapes;

export const MOST = 99; // more than any amount or number of targets in the game
export const MOST_POWER = 99_000;
const SIDES = ['yours', 'theirs'] as const;
export const FIGHTERS = ['you', 'opponent', 'each'] as const;
export const DURATIONS = ['battle', 'turn', 'your-next-turn', 'leaves'] as const;
/** Zones in which a card may look for others; the field where it names none. */
const SEEN_ZONES = ['hand', 'gauge', 'drop', 'soul', 'buddy'] as const;
/** What a fighter has besides cards, for conditions. */
const COUNTERS = ['life'] as const;
/** Values that only texts give: what a card may not, or what may not be done to it. */
const RESTRICTIONS = ['cannotAttack', 'cannotBeDestroyed', 'sturdy', 'hidden'] as const;
const FIGHTER_VALUES = ['damageTaken'] as const;
const CARD_VALUES: readonly string[] = [...STATS, ...KEYWORDS, ...RESTRICTIONS];
export const VALUES: readonly string[] = [...CARD_VALUES, ...FIGHTER_VALUES];

const FILTER_SHAPES: Readonly<Record<string, Shape>> = {
  side: oneOf('side', SIDES),
  type: oneOf('type', TYPES),
  world: oneOf('world', WORLDS),
  attribute: text,
  area: oneOf('area', Object.keys(AREAS)),
  keyword: oneOf('keyword', KEYWORDS),
  sizeAtMost: integer(0, MOST),
  sizeAtLeast: integer(0, MOST),
  powerAtMost: integer(0, MOST_POWER),
  defenseAtMost: integer(0, MOST_POWER),
  fighter: oneOf('fighter', FIGHTERS),
};

export const selector: Shape = object({
  'zone?': oneOf('zone', SEEN_ZONES),
  ...Object.fromEntries(
    Object.keys(FILTERS).map((filter) => [`${filter}?`, FILTER_SHAPES[filter] ?? bool]),
  ),
});

/** A deck is searched for what is printed. */
const SOUGHT = ['type', 'world', 'attribute', 'sizeAtMost'];
export const sought: Shape = object(
  Object.fromEntries(SOUGHT.map((word) => [`${word}?`, FILTER_SHAPES[word] ?? bool])),
);

export const things: Shape = oneOf('thing', Object.keys(THINGS));

export const BOUNDS: Words = {
  'counter?': oneOf('counter', COUNTERS),
  'of?': oneOf('fighter', ['you', 'opponent']),
  'atLeast?': integer(0, MOST),
  'atMost?': integer(0, MOST),
};

const bounds = object({ 'count?': selector, ...BOUNDS });

/** Bounds without anything to count would hold always, or never. */
export const condition: Shape = (value, path) => {
  const wrong = bounds(value, path);
  if (wrong.length > 0 || !isRecord(value) || 'count' in value || 'counter' in value) return wrong;
  return [{ path, says: "a condition needs a 'count' or a 'counter'" }];
};

/** A number, a count of cards, or a value of a named card. */
export const amount =
  (names: readonly string[]): Shape =>
  (value, path) => {
    if (!isRecord(value)) return integer(-MOST_POWER, MOST_POWER)(value, path);
    return 'count' in value
      ? object({ count: selector, 'times?': integer(-MOST_POWER, MOST_POWER) })(value, path)
      : object({ value: oneOf('value', CARD_VALUES), of: oneOf('name', names) })(value, path);
  };

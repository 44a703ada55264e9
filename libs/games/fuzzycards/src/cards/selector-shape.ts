/**
 * Which cards an effect may mean, how it counts them, and on what condition it hangs.
 */
import { shapes, type Shape } from '@scoresheet/rules-cards';
import { FILTERS } from '../effects/filters.js';
import { FORCES, KEYWORDS, TYPES } from './card.js';

const { bool, integer, isRecord, object, oneOf, text } = shapes;

export const MOST = 99; // more than any amount, number of targets or price in the game

/**
 * What an effect changes on a card: its stats, its keywords, the damage that it deals or takes
 * (A-FUZ-53), its cost.
 */
export const VALUES = ['atk', 'def', 'hp', 'deals', 'takes', 'cost', ...KEYWORDS] as const;
export const SIDES = ['yours', 'theirs'] as const;
export const ROWS = ['altar', 'vault'] as const;
/** Zones in which a card may look for others; the field where it names none. */
export const SEEN_ZONES = ['field', 'relics', 'hand', 'discard'] as const;
export const WHO = ['you', 'opponent', 'each'] as const;
export const DURATIONS = ['turn', 'your-next-turn', 'leaves'] as const;
export const COUNTERS = ['life', 'energy', 'total'] as const;
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

export const selector: Shape = object({
  'zone?': oneOf('zone', SEEN_ZONES),
  ...Object.fromEntries(
    Object.keys(FILTERS).map((filter) => [`${filter}?`, FILTER_SHAPES[filter] ?? text]),
  ),
});

/** A Scroll is searched for what is printed; where a card lies and whose it is is said already. */
export const sought: Shape = object(
  Object.fromEntries(
    ['type', 'force', 'keyword', 'costAtMost'].map((word) => [
      `${word}?`,
      FILTER_SHAPES[word] ?? text,
    ]),
  ),
);

const bounds = object({
  'count?': selector,
  'counter?': oneOf('counter', COUNTERS),
  'of?': oneOf('seat', ['you', 'opponent']),
  'atLeast?': integer(0, 999),
  'atMost?': integer(0, 999),
});

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
    if (!isRecord(value)) return integer(-MOST, MOST)(value, path);
    return 'count' in value
      ? object({ count: selector, 'times?': integer(-MOST, MOST) })(value, path)
      : object({ value: oneOf('value', VALUES), of: oneOf('name', names) })(value, path);
  };

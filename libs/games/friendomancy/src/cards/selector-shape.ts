/** Shapes of selectors: the cards an effect may mean, how it counts them, and on what condition. */
import { shapes, type Shape } from '@scoresheet/rules-cards';
import { FILTERS } from '../effects/filters.js';
import { THINGS } from '../effects/targets.js';
import { RULE_VALUES } from '../values.js';
import { KEYWORDS, TYPES } from './card.js';

const { bool, integer, isRecord, object, oneOf, text } = shapes;

export const MOST = 99; // more than any amount or number of targets in the game
const SIDES = ['yours', 'theirs'] as const;
const PLAYERS = ['each', 'others', 'you'] as const;
export const DURATIONS = ['turn', 'your-next-turn', 'leaves'] as const;
/** Zones in which a card may look for others; the Board where it names none. */
const SEEN_ZONES = ['under', 'hand', 'discard', 'defeated'] as const;
const CARD_VALUES: readonly string[] = ['power', 'cost', 'moreAttacks', ...KEYWORDS];
export const VALUES: readonly string[] = [...CARD_VALUES, ...Object.keys(RULE_VALUES)];

const FILTER_SHAPES: Readonly<Record<string, Shape>> = {
  side: oneOf('side', SIDES),
  type: oneOf('type', TYPES),
  tribe: text,
  name: text,
  costAtMost: integer(0, MOST),
  costAtLeast: integer(0, MOST),
  powerAtMost: integer(-MOST, MOST),
  powerAtLeast: integer(-MOST, MOST),
  player: oneOf('player', PLAYERS),
};

export const selector: Shape = object({
  'zone?': oneOf('zone', SEEN_ZONES),
  ...Object.fromEntries(
    Object.keys(FILTERS).map((filter) => [`${filter}?`, FILTER_SHAPES[filter] ?? bool]),
  ),
});

export const things: Shape = oneOf('thing', Object.keys(THINGS));

const bounds = object({
  'count?': selector,
  'counter?': oneOf('counter', ['money', 'things']),
  'atLeast?': integer(-999, 999),
  'atMost?': integer(-999, 999),
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
      : object({ value: oneOf('value', CARD_VALUES), of: oneOf('name', names) })(value, path);
  };

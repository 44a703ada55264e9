/** Shapes of selectors: the cards an effect may mean, how it counts them, and on what condition. */
import { shapes, type Shape } from '@scoresheet/rules-cards';
import { THINGS } from '../combat/targets.js';
import { FILTERS } from '../effects/filters.js';
import { CARD_VALUES, RULE_VALUES } from '../values.js';
import { TYPES } from './card.js';
import { ELEMENTS } from './elements.js';

const { bool, integer, isRecord, object, oneOf, text } = shapes;

export const MOST = 99; // more than any amount or number of targets in the game
const SIDES = ['yours', 'theirs'] as const;
const PLAYERS = ['each', 'others', 'you'] as const;
export const DURATIONS = ['turn', 'your-next-turn', 'leaves'] as const;
/** Zones in which a card may look for others; the parties where it names none. */
const SEEN_ZONES = ['item', 'event', 'hand', 'trash'] as const;
export const VALUES: readonly string[] = [...CARD_VALUES, ...Object.keys(RULE_VALUES)];

const FILTER_SHAPES: Readonly<Record<string, Shape>> = {
  side: oneOf('side', SIDES),
  type: oneOf('type', TYPES),
  element: oneOf('element', ELEMENTS),
  name: text,
  hpAtMost: integer(0, 999),
  costAtMost: integer(0, MOST),
  player: oneOf('player', PLAYERS),
};

export const selector: Shape = object({
  'zone?': oneOf('zone', SEEN_ZONES),
  ...Object.fromEntries(
    Object.keys(FILTERS).map((filter) => [`${filter}?`, FILTER_SHAPES[filter] ?? bool]),
  ),
});

/** A deck is searched for what is printed. */
export const sought: Shape = object(
  Object.fromEntries(
    ['type', 'element', 'name', 'generic', 'costAtMost'].map((word) => [
      `${word}?`,
      FILTER_SHAPES[word] ?? bool,
    ]),
  ),
);

export const things: Shape = oneOf('thing', Object.keys(THINGS));

const bounds = object({
  'count?': selector,
  'counter?': oneOf('counter', ['energy']),
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
    if (!isRecord(value)) return integer(-999, 999)(value, path);
    return 'count' in value
      ? object({ count: selector, 'times?': integer(-MOST, MOST) })(value, path)
      : object({ value: oneOf('value', CARD_VALUES), of: oneOf('name', names) })(value, path);
  };

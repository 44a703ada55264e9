/**
 * An attack is written as number and element, with what it costs, rolls for and does besides; the
 * engine reads it spelt out, as an ability like any other.
 *
 * Rules: R-BUD-24, R-BUD-62.
 */
import { withoutUndefined } from '@scoresheet/rules-engine';
import { forms, shape } from '@scoresheet/rules-cards';
import type { Ability, Instruction } from '@scoresheet/rules-engine';
import { MOST_POINTS } from '../effects/numbers.js';
import { PRICES } from '../effects/prices.js';
import { ITSELF } from '../effects/terms.js';
import { element, type Element } from './elements.js';

const { integer, meaning, object, oneOf } = shape;

export interface AttackEntry extends Partial<Omit<Ability, 'timing'>> {
  readonly attack: number;
  readonly element?: Element;
  /** The attack succeeds if the die shows so much or less. */
  readonly roll?: number;
  /** What may be attacked, where it is Buddies alone. */
  readonly only?: 'buddies';
}

const VICTIM = 'victim';

const words = object({
  attack: meaning('Its damage. Another Buddy or a deck is struck.', integer(0, MOST_POINTS)),
  'element?': meaning('Its element; none where it is missing.', element),
  'roll?': meaning('The attack succeeds if the die shows so much or less.', integer(1, 6)),
  'only?': oneOf('target', { buddies: 'Buddies, but no decks.' }, 'What may be attacked.'),
  'when?': forms.when,
  'cost?': PRICES.use,
  'choose?': meaning(`Further targets; the attacked is called ${VICTIM}.`, forms.choices),
  'does?': meaning('What it does besides.', forms.instructions),
});

/** `{ "attack": 30, "element": "fire" }`. */
export const ATTACK = {
  word: 'attack',
  names: [...ITSELF, VICTIM],
  shape: meaning('An attack of a Buddy.', words),
};

/** Any other Buddy or a deck, struck for so much. */
export function spelt({ attack, element: of, roll, only, ...entry }: AttackEntry): Ability {
  const { does = [], choose = [], ...rest } = entry;
  const things = only === 'buddies' ? 'attackable-buddies' : 'attackable';
  const from = { other: true, down: false };
  const victim = { name: VICTIM, from, min: 1, max: 1, things, unsaid: true } as const;
  const strike: Instruction = withoutUndefined({
    verb: 'attack',
    to: VICTIM,
    amount: attack,
    element: of,
    only,
  });
  const rolled: readonly Instruction[] = roll === undefined ? [] : [{ verb: 'roll', amount: roll }];
  return {
    timing: 'use',
    ...rest,
    choose: [victim, ...choose],
    does: [...rolled, strike, ...does],
  };
}

import { no, type Rules, type Seat, type State } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { checkCalendar, type Calendar } from './check-calendar.js';
import { planted, SEATING } from './planted.spec-kit.js';
import { randomWalk } from './random-walk.js';

const WAIT = 'Wait for your turn.';
const isAsked = ({ stack }: State, seat: Seat): boolean =>
  stack.at(-1)?.asks?.some((asked) => asked.seat === seat) === true;

function metIn(refuse: Rules['refuse']): readonly string[] {
  const met = new Set<string>();
  const calendar: Calendar = { [WAIT]: ({ state }, seat) => isAsked(state, seat) };
  const check = checkCalendar(calendar, (says) => met.add(says));
  randomWalk({
    rules: planted({ rules: { refuse } }),
    seating: SEATING,
    seed: 1,
    maxActions: 20,
    onStep: check,
  });
  return [...met];
}

describe('The calendar of refusals', () => {
  it('catches a card that was shown already and is refused as if it were not the turn', () => {
    expect(() => metIn(() => no('P-1', WAIT))).toThrow(
      `seed 1, action 2: 'show hand1-3' is told '${WAIT}'`,
    );
  });

  it('tells which sentences came up, each at another time than its own', () => {
    const refuse: Rules['refuse'] = ({ state }, seat) =>
      isAsked(state, seat) ? no('P-2', 'That card is shown.') : no('P-1', WAIT);
    expect(metIn(refuse)).toEqual([WAIT]);
  });
});

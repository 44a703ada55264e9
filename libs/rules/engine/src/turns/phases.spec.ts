import { describe, expect, it } from 'vitest';
import { end, push, setCounter } from '../acts/play.js';
import type { Rules } from '../contract/rules.js';
import type { Frame, Seat } from '../contract/state.js';
import type { Step } from '../contract/step.js';
import { tableCounter } from '../state/state.js';
import { atTheTable } from '../toys/at-the-table.spec-kit.js';
import { toy } from '../toys/toy.js';
import { phaseNumbers, phases, type TurnFrame } from './phases.js';

const NAMES = ['dawn', 'noon', 'dusk'] as const;
const MOST_TURNS = 3;

/** Each phase is a question; in the turn of seat 2 there is no noon. */
const turn = phases<TurnFrame, (typeof NAMES)[number]>({
  names: NAMES,
  begin(play, seat) {
    const number = tableCounter(play.state, 'turn') + 1;
    if (number > MOST_TURNS) {
      end(play, { places: [], reason: 'late' });
      return 'done';
    }
    setCounter(play, 0, 'turn', number);
    setCounter(play, 0, 'active', seat);
    return undefined;
  },
  before(_, frame) {
    if (frame.seat === 2 && frame.next === 1) frame.next = 2;
  },
  phase: (kind, seat): AskingFrame => ({ kind, seat }),
  after: (_, seat) => 3 - seat,
});

interface AskingFrame extends Frame {
  readonly seat: Seat;
}

const asking: Step<AskingFrame> = {
  open: ['seat'],
  proceed: (_, { kind, seat }) => [{ seat, kind }],
  options: () => ({ pick: 'one', from: [{ id: 'next' }] }),
  answered: () => 'done',
};

const FIRST_TURN: TurnFrame = { kind: 'turn', seat: 1, next: 0 };

const rules: Rules = toy({
  id: 'day/1',
  zones: {},
  openCounters: ['turn', 'active', 'phase'],
  setup: (play) => push(play, FIRST_TURN),
  steps: { turn: turn as Step, dawn: asking as Step, noon: asking as Step, dusk: asking as Step },
});

describe('A turn of phases', () => {
  it('goes through them in their order, and then the other seat has its own', () => {
    const table = atTheTable(rules, {}, []);
    const { state } = table;
    const seen: string[] = [];
    while (state.outcome === null && seen.length < 20) {
      const [asked = ''] = table.waiting();
      seen.push(`${tableCounter(state, 'turn')}.${tableCounter(state, 'phase')} ${asked}`);
      table.does(tableCounter(state, 'active'), 'next');
    }
    expect(seen).toEqual([
      '1.1 dawn of 1',
      '1.2 noon of 1',
      '1.3 dusk of 1',
      '2.1 dawn of 2',
      '2.3 dusk of 2',
      '3.1 dawn of 1',
      '3.2 noon of 1',
      '3.3 dusk of 1',
    ]);
    expect(state.outcome).toMatchObject({ reason: 'late' });
  });

  it('counts its phases from 1', () => {
    expect(phaseNumbers(NAMES)).toEqual({ dawn: 1, noon: 2, dusk: 3 });
  });
});

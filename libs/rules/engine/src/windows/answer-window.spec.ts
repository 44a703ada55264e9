import { describe, expect, it } from 'vitest';
import type { Json } from '../base/json.js';
import { push, tell } from '../acts/play.js';
import type { Rules } from '../contract/rules.js';
import { atTheTable, type AtTheTable } from '../toys/at-the-table.spec-kit.js';
import { toy } from '../toys/toy.js';
import { answerWindow } from './answer-window.js';

const rules = (act: Json = null): Rules =>
  toy({
    id: 'answer/1',
    maxSeats: 3,
    zones: {},
    stories: { resolved: ['item'] },
    steps: {
      over: {
        open: [],
        proceed: () => [{ seat: 1, kind: 'over' }],
        options: () => ({ pick: 'one', from: [{ id: 'end' }] }),
      },
    },
    window: {
      first: () => 1,
      after: (_, seat) => 3 - seat,
      responses: () => [{ id: 'speak' }, { id: 'act at once' }],
      announce: (_, seat, { id }) => (id === 'speak' ? `word of ${seat}` : undefined),
      resolve: (play, item) => tell(play, 'resolved', { item }),
    },
    setup(play) {
      push(play, { kind: 'over' });
      push(play, answerWindow(1, act));
    },
  });

const given = (act?: Json, seats = 2): AtTheTable => atTheTable(rules(act), { seats }, []);

const resolved = ({ facts }: AtTheTable): readonly unknown[] =>
  facts.flatMap((fact) => (fact.kind === 'happened' ? [fact['item']] : []));

describe('a window of act and answer', () => {
  it('asks the first seat, then the other, and closes when both pass', () => {
    const table = given();
    expect(table.waiting()).toEqual(['act of 1']);
    expect(table.does(1, 'pass').waiting()).toEqual(['act of 2']);
    expect(table.does(2, 'pass').waiting()).toEqual(['over of 1']);
  });

  it('opens with an act that waits for its answer', () => {
    const table = given('attack');
    expect(table.waiting()).toEqual(['answer of 2']);
    expect(resolved(table.does(2, 'pass'))).toEqual(['attack']);
    expect(table.waiting()).toEqual(['act of 1']);
  });

  it('resolves the answer before the act, and answers no answer', () => {
    const table = given().does(1, 'speak').does(2, 'speak');
    expect(resolved(table)).toEqual(['word of 2', 'word of 1']);
    expect(table.waiting()).toEqual(['act of 1']);
  });

  it('has a mirrored half, after which the first seat is asked again', () => {
    const table = given().does(1, 'pass').does(2, 'speak');
    expect(table.waiting()).toEqual(['answer of 1']);
    expect(table.does(1, 'pass').waiting()).toEqual(['act of 1']);
  });

  it('asks the first seat again after an act that needs no answer', () => {
    const table = given().does(1, 'pass').does(2, 'act at once');
    expect(table.waiting()).toEqual(['act of 1']);
    expect(table.does(1, 'pass').waiting()).toEqual(['act of 2']);
  });

  it('does not let a pass bind: it counts only until somebody acts', () => {
    const table = given().does(1, 'pass').does(2, 'speak').does(1, 'pass').does(1, 'pass');
    expect(table.waiting()).toEqual(['act of 2']);
    expect(table.does(2, 'pass').waiting()).toEqual(['over of 1']);
  });

  it('is for two seats', () => {
    expect(() => given(null, 3).does(1, 'pass')).toThrow('for two seats');
  });
});

import { describe, expect, it } from 'vitest';
import { stock } from '../acts/cards.js';
import { push, setCounter, tell } from '../acts/play.js';
import type { Rules } from '../contract/rules.js';
import type { Step } from '../contract/step.js';
import type { WindowRules } from '../contract/window-rules.js';
import { seatCounter } from '../state/state.js';
import { atTheTable, type AtTheTable } from '../toys/at-the-table.spec-kit.js';
import { facesOf, printed, toy } from '../toys/toy.js';
import { layOnStack, stackWindow, type StackWindow } from './stack-window.js';

const over: Step = { open: [], proceed: () => [{ seat: 1, kind: 'over' }] };

/** Everybody may always say something: `call` waits on the stack, `aside` takes effect at once. */
const rules = (first: number, more: Partial<WindowRules> = {}): Rules =>
  toy({
    id: 'stack/1',
    maxSeats: 4,
    zones: {},
    stories: { resolved: ['item'], aside: [] },
    steps: { over: { ...over, options: () => ({ pick: 'one', from: [{ id: 'end' }] }) } },
    window: {
      first: () => first,
      after: ({ seats, players }, seat) => {
        let next = seat;
        do next = (next % seats) + 1;
        while (players[next]?.['gone'] && next !== seat);
        return next;
      },
      responses: () => [{ id: 'call' }, { id: 'aside' }],
      announce(play, seat, { id }) {
        if (id === 'call') return `call of ${seat}`;
        tell(play, 'aside', {});
        return undefined;
      },
      resolve: (play, item) => tell(play, 'resolved', { item }),
      belongsTo: (item, seat) => item === `call of ${seat}`,
      ...more,
    },
    left: (play, seat) => setCounter(play, seat, 'gone', 1),
    setup(play) {
      push(play, { kind: 'over' });
      push(play, stackWindow(first));
    },
  });

const given = (seats: number, first = 1): AtTheTable => atTheTable(rules(first), { seats }, []);

const resolved = ({ facts }: AtTheTable): readonly unknown[] =>
  facts.flatMap((fact) =>
    fact.kind === 'happened' && fact.what === 'resolved' ? [fact['item']] : [],
  );

const pass = (table: AtTheTable, ...seats: readonly number[]): AtTheTable => {
  for (const seat of seats) table.does(seat, 'pass');
  return table;
};

describe('a stack of responses', () => {
  it('closes when all pass in a row over nothing', () => {
    expect(pass(given(4, 3), 3, 4, 1, 2).waiting()).toEqual(['over of 1']);
  });

  it('resolves one at a time, the last first, with a round of passes for each', () => {
    const table = given(2).does(1, 'call').does(1, 'pass').does(2, 'call');
    expect(resolved(pass(table, 1, 2))).toEqual(['call of 2']);
    expect(resolved(pass(table, 1, 2))).toEqual(['call of 1']);
    expect(pass(table, 1, 2).waiting()).toEqual(['over of 1']);
  });

  it('begins the round anew after something that takes effect at once', () => {
    const table = pass(given(3), 1, 2).does(3, 'aside');
    expect(table.told).toEqual(['aside']);
    expect(table.waiting()).toEqual(['respond of 1']);
  });
});

describe('what a game says of its windows', () => {
  const asked = (after: WindowRules['askedAfter']): AtTheTable =>
    atTheTable(rules(1, after ? { askedAfter: after } : {}), { seats: 3 }, []);

  it('names who is asked after an act at once: the same seat, as if nothing had been asked', () => {
    const table = pass(
      asked(() => 'same'),
      1,
    ).does(2, 'aside');
    expect(table.waiting()).toEqual(['respond of 2']);
    expect(pass(table, 2, 3).waiting()).toEqual(['over of 1']);
  });

  it('or another seat, from which a new round begins', () => {
    const table = pass(
      asked(() => 3),
      1,
    ).does(2, 'aside');
    expect(table.waiting()).toEqual(['respond of 3']);
    expect(pass(table, 3, 1, 2).waiting()).toEqual(['over of 1']);
  });

  it('and not after an item, which everybody may answer', () => {
    expect(
      asked(() => 3)
        .does(1, 'call')
        .waiting(),
    ).toEqual(['respond of 1']);
  });

  it('closes one in which nothing waits where the game says so', () => {
    const table = atTheTable(rules(1, { closes: () => true }), { seats: 3 }, []);
    expect(table.waiting()).toEqual(['over of 1']);
  });

  it('lets abilities that are set off be announced in it, before anybody is asked', () => {
    const ringing = { timing: 'on-aside', does: [] };
    const bell: Rules = {
      ...rules(2),
      zones: { field: { faces: 'all', ids: 'all' } },
      faces: facesOf(printed('bell', 'thing', { abilities: [ringing] })),
      timings: [{ timing: 'on-aside', what: 'aside', whose: () => ['c1'], rank: () => 0 }],
      triggers: {
        order: 'queue',
        chosenBy: 'rank',
        begin: (play, { face }) => layOnStack(play, play.state.stack.at(-2) as StackWindow, face),
      },
      setup(play) {
        stock(play, 'field@1', 1, ['bell']);
        push(play, { kind: 'over' });
        push(play, stackWindow(2));
      },
    };
    const table = atTheTable(bell, { seats: 2 }, []).does(2, 'aside');
    expect(resolved(pass(table, 2, 1))).toEqual(['bell']);
  });
});

describe('a seat that leaves', () => {
  it('is passed over, and what it announced is gone', () => {
    const table = given(3).does(1, 'call').does(1, 'pass').does(2, 'call').leaves(2);
    expect(resolved(pass(table, 1, 3))).toEqual(['call of 1']);
    expect(seatCounter(table.state, 2, 'gone')).toBe(1);
  });
});

describe('a window without rules for it', () => {
  it('is a bug', () => {
    const rest: { -readonly [part in keyof Rules]: Rules[part] } = { ...rules(1) };
    delete rest.window;
    expect(() => atTheTable(rest, { seats: 2 }, [])).toThrow('says nothing about responses');
  });
});

import { describe, expect, it } from 'vitest';
import { stock } from '../acts/cards.js';
import { push, setCounter, tell } from '../acts/play.js';
import type { Rules } from '../contract/rules.js';
import type { Step } from '../contract/step.js';
import { seatCounter, seatsOf } from '../state/state.js';
import { atTheTable, type AtTheTable } from '../toys/at-the-table.spec-kit.js';
import { facesOf, printed, toy } from '../toys/toy.js';
import { resolveTriggers } from './triggers.js';

const start: Step = {
  open: [],
  proceed: (play) => (resolveTriggers(play) ? 'on' : [{ seat: 1, kind: 'start' }]),
  options: () => ({ pick: 'one', from: [{ id: 'knock' }, { id: 'whisper' }] }),
  answered: (play, _, { chosen: [option] }) => tell(play, option?.id ?? '', { by: 'c2' }),
};

/** Every card says its own name when somebody knocks; the silent one never does. */
const rules = (rest: Partial<Rules> = {}): Rules => {
  const speaks = { timing: 'on-knock', does: [{ verb: 'speak' }] };
  return toy({
    id: 'knocking/1',
    zones: { field: { faces: 'all', ids: 'all' } },
    stories: { knock: ['by'], whisper: ['by'], spoke: ['who', 'to'] },
    faces: facesOf(
      printed('door', 'thing', { abilities: [speaks] }),
      printed('wall', 'thing', { abilities: [speaks, speaks] }),
      printed('silent', 'thing', { abilities: [speaks] }),
    ),
    steps: { start },
    timings: [
      {
        timing: 'on-knock',
        what: 'knock',
        whose: ({ state }) => Object.keys(state.cards),
        it: ({ by }) => by as string,
        rank: (_, { owner }) => -owner,
      },
    ],
    verbs: {
      speak(play, { face, controller, it }) {
        tell(play, 'spoke', { who: `${face} of ${controller}`, to: it ?? '' });
        setCounter(play, controller, 'words', seatCounter(play.state, controller, 'words') + 1);
      },
    },
    hasAbilities: (_, { face }) => face !== 'silent',
    setup(play) {
      for (const seat of seatsOf(play.state)) stock(play, `field@${seat}`, seat, ['door']);
      stock(play, 'field@1', 1, ['wall', 'silent']);
      push(play, { kind: 'start' });
    },
    ...rest,
  });
};

const knocked = (rest: Partial<Rules> = {}): AtTheTable =>
  atTheTable(rules(rest), {}, []).does(1, 'knock');

const spoke = ({ facts }: AtTheTable): readonly unknown[] =>
  facts.flatMap((fact) => (fact.kind === 'happened' && fact.what === 'spoke' ? [fact['who']] : []));

describe('an ability', () => {
  it('is set off by its story, each printed one for itself, in the order of ranks', () => {
    expect(spoke(knocked())).toEqual(['door of 2', 'door of 1', 'wall of 1', 'wall of 1']);
  });

  it('is not set off by another story', () => {
    expect(spoke(atTheTable(rules(), {}, []).does(1, 'whisper'))).toEqual([]);
  });

  it('is not set off on a card whose abilities do not count', () => {
    expect(spoke(knocked())).not.toContain('silent of 1');
  });

  it('knows the other card of the story', () => {
    expect(knocked().facts).toContainEqual(expect.objectContaining({ what: 'spoke', to: 'c2' }));
  });
});

describe('seats that order their own', () => {
  const bySeat = () => knocked({ triggers: { order: 'queue', chosenBy: 'seat' } });

  it('are asked only where they have two or more', () => {
    const table = bySeat();
    expect(table.waiting()).toEqual(['order-triggers of 1']);
    expect(table.offered(1)).toEqual(['c1 0', 'c3 0', 'c3 1']);
  });

  it('come one after another, the first ranked seat first', () => {
    const table = bySeat().does(1, ['c3 0', 'c1 0', 'c3 1']);
    expect(spoke(table)).toEqual(['door of 2', 'wall of 1', 'door of 1', 'wall of 1']);
  });
});

describe('abilities that a game begins itself', () => {
  it('are handed to it one after another, in their order', () => {
    const begun: string[] = [];
    knocked({
      triggers: {
        order: 'queue',
        chosenBy: 'rank',
        begin: (_, { face, controller }) => void begun.push(`${face} of ${controller}`),
      },
    });
    expect(begun).toEqual(['door of 2', 'door of 1', 'wall of 1', 'wall of 1']);
  });
});

describe('a chain', () => {
  it('at its limit ends the game', () => {
    const table = knocked({ triggers: { order: 'queue', chosenBy: 'rank', limit: 3 } });
    expect(spoke(table)).toHaveLength(3);
    expect(table.state.outcome?.reason).toBe('draw-by-loop');
  });

  it('at its limit lapses where the game says so, and the game goes on', () => {
    const lapsed: number[] = [];
    const lapse = (_: unknown, limit: number): void => void lapsed.push(limit);
    const table = knocked({ triggers: { order: 'queue', chosenBy: 'rank', limit: 3, lapse } });
    expect(spoke(table)).toHaveLength(3);
    expect(lapsed).toEqual([3]);
    expect(table.waiting()).toEqual(['start of 1']);
  });

  it('has a limit that may follow from the state, such as an option', () => {
    const limit = ({ seats }: { seats: number }): number => seats + 1;
    const table = knocked({ triggers: { order: 'queue', chosenBy: 'rank', limit } });
    expect(spoke(table)).toHaveLength(3);
  });

  it('within its limit does not', () => {
    const table = knocked({ triggers: { order: 'queue', chosenBy: 'rank', limit: 4 } });
    expect(table.state.outcome).toBeNull();
    expect(table.does(1, 'knock').state.outcome).toBeNull();
  });
});

describe('a seat that leaves', () => {
  it('takes what waits in its name with it', () => {
    const table = knocked({
      triggers: { order: 'queue', chosenBy: 'seat' },
      left: (play, seat) => setCounter(play, seat, 'gone', 1),
    });
    expect(spoke(table.leaves(1))).toEqual(['door of 2']);
    expect(table.waiting()).toEqual(['start of 1']);
  });
});

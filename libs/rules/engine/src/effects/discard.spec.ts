import { describe, expect, it } from 'vitest';
import { move, stock } from '../acts/cards.js';
import { push, setCounter, tell } from '../acts/play.js';
import type { Play } from '../contract/play.js';
import type { Rules } from '../contract/rules.js';
import type { Step } from '../contract/step.js';
import { cardsIn, place, seatsOf } from '../state/state.js';
import { atTheTable, type AtTheTable } from '../toys/at-the-table.spec-kit.js';
import { facesOf, printed, toy } from '../toys/toy.js';
import { discarding } from './discard.js';
import { effectFrame } from './effect.js';

/** Every seat from the first on gives up cards of its pouch. */
const rulesFor = (together: boolean, amount: number, pouches: readonly number[]): Rules => {
  const { discard, discardStep } = discarding({
    kind: 'toss',
    from: 'pouch',
    together,
    seats: ({ state }) => seatsOf(state),
    discard(play, seat, cards) {
      for (const id of cards) move(play, id, place('river', seat));
      tell(play, 'tossed', { seat, count: cards.length });
    },
  });
  const rest: Step = {
    open: [],
    proceed: () => [{ seat: 1, kind: 'rest' }],
    options: () => ({ pick: 'one', from: [{ id: 'end' }] }),
  };
  return toy({
    id: 'tossing/1',
    maxSeats: 3,
    zones: { pouch: { faces: 'owner', ids: 'owner' }, river: { faces: 'all', ids: 'all' } },
    stories: { tossed: ['seat', 'count'] },
    faces: facesOf(
      printed('wave', 'thing', {
        abilities: [{ timing: 'now', does: [{ verb: 'toss', amount }] }],
      }),
      printed('coin', 'thing'),
    ),
    steps: { rest, toss: discardStep as Step },
    verbs: { toss: discard },
    left: (play, seat) => setCounter(play, seat, 'gone', 1),
    setup(play) {
      pouches.forEach((size, index) =>
        stock(play, place('pouch', index + 1), index + 1, Array<string>(size).fill('coin')),
      );
      push(play, { kind: 'rest' });
      push(play, effectFrame({ card: 'c9', face: 'wave', ability: 0, controller: 1 }));
    },
  });
};

const given = (together: boolean, pouches: readonly number[], amount = 1): AtTheTable =>
  atTheTable(rulesFor(together, amount, pouches), { seats: pouches.length }, []);

const river = ({ state }: AtTheTable): readonly number[] =>
  seatsOf(state).map((seat) => cardsIn(state, place('river', seat)).length);

describe('Cards that seats choose to give up', () => {
  it('are chosen one seat after another, as many as are asked for', () => {
    const table = given(true, [3, 3], 2);
    expect(table.waiting()).toEqual(['discard of 1']);
    expect(table.state.stack.at(-1)?.asks).toMatchObject([{ howMany: { min: 2, max: 2 } }]);
    expect(table.refuses(1, ['pouch1-1'])).toMatchObject({ rule: 'TOY-2' });
    expect(table.does(1, ['pouch1-1', 'pouch1-3']).waiting()).toEqual(['discard of 2']);
  });

  it('are all that there is where more are asked for', () => {
    expect(river(given(true, [1, 0], 5).does(1, ['pouch1-1']).does(2, []))).toEqual([1, 0]);
  });

  it('are asked for by another name where the rules give one', () => {
    const { discardStep } = discarding({
      kind: 'sink',
      asks: 'sink',
      from: 'pouch',
      together: true,
      seats: () => [],
      discard: () => undefined,
    });
    const { state } = given(true, [1]);
    const frame = { kind: 'sink', count: 1, waiting: [1] };
    expect(discardStep.proceed({ state } as Play, frame)).toMatchObject([
      { seat: 1, kind: 'sink' },
    ]);
  });

  it('are none where none are asked for', () => {
    expect(given(true, [2, 2], 0).waiting()).toEqual(['rest of 1']);
    expect(given(false, [2, 2], -1).waiting()).toEqual(['rest of 1']);
  });
});

describe('Together', () => {
  it('nothing goes and nothing is told before the last has chosen', () => {
    const table = given(true, [1, 1]).does(1, ['pouch1-1']);
    expect([river(table), table.told]).toEqual([[0, 0], []]);
    table.does(2, ['pouch2-1']);
    expect([river(table), table.told]).toEqual([
      [1, 1],
      ['tossed', 'tossed'],
    ]);
  });

  it('what was chosen is open to nobody', () => {
    const { discardStep } = discarding({
      kind: 'toss',
      from: 'pouch',
      together: true,
      seats: () => [],
      discard: () => undefined,
    });
    expect(discardStep.open).toEqual(['count', 'waiting']);
  });

  it('who leaves is waited for no more', () => {
    const table = given(true, [1, 1, 1]).does(1, ['pouch1-1']).leaves(2);
    expect(table.waiting()).toEqual(['discard of 3']);
    expect(river(table.does(3, ['pouch3-1']))).toEqual([1, 0, 1]);
  });

  it('what a seat has chosen that leaves before the others is not given up', () => {
    const table = given(true, [1, 1, 1]).does(1, ['pouch1-1']).leaves(1).does(2, ['pouch2-1']);
    expect(river(table.does(3, ['pouch3-1']))).toEqual([0, 1, 1]);
  });
});

describe('One after another', () => {
  it('each goes as it is chosen, before the next is asked', () => {
    const table = given(false, [1, 1]).does(1, ['pouch1-1']);
    expect([river(table), table.waiting()]).toEqual([[1, 0], ['discard of 2']]);
  });

  it('who holds nothing is passed over', () => {
    const table = given(false, [0, 1, 0]);
    expect(table.waiting()).toEqual(['discard of 2']);
    expect(table.does(2, ['pouch2-1']).waiting()).toEqual(['rest of 1']);
  });
});

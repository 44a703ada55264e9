import {
  cardOf,
  cardsIn,
  isAllowed,
  no,
  place,
  refusedBy,
  type Guard,
  type Reading,
  type Rules,
  type State,
} from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { checkConservation } from './check-conservation.js';
import { checkGuardsBy } from './check-guards.js';
import { checkHiddenLikeAbsent } from './check-hidden.js';
import { checkNoIdLeaks } from './check-ids.js';
import { checkNoNegatives } from './check-negatives.js';
import {
  checkDecidedAgain,
  checkOptionsAccepted,
  checkPerturbedRefused,
  checkRefold,
  firstDifference,
  type Check,
} from './checks.js';
import { note, planted, SEATING, type Plant } from './planted.spec-kit.js';
import { randomWalk } from './random-walk.js';

const CHECKS: readonly Check[] = [
  checkRefold,
  checkDecidedAgain,
  checkOptionsAccepted,
  checkPerturbedRefused,
  checkConservation,
  checkNoNegatives,
  checkNoIdLeaks,
  checkHiddenLikeAbsent,
  checkGuardsBy(new Set(['P-1'])),
];

const walk = (check: Check, plant?: Plant) => () =>
  randomWalk({ rules: planted(plant), seating: SEATING, seed: 5, maxActions: 30, onStep: check });

const topOfHand = (state: State, seat: number): string =>
  cardsIn(state, place('hand', seat))[0] ?? '';

describe('a game without a fault', () => {
  it.each(CHECKS)('passes check %#', (check) => {
    expect(walk(check)).not.toThrow();
  });
});

/** Cards of the first half of the alphabet stay in the hand. */
const SHOWN: readonly Guard<string>[] = [
  {
    rule: 'P-2',
    says: 'That is not shown.',
    holds: ({ state }, id) => (state.cards[id]?.face ?? 'z') >= 'e',
  },
];

const refusesByGuard: Partial<Rules> = {
  refuse: (reading, seat, _, choice) =>
    refusedBy(SHOWN, reading, String(choice).split(' ')[1] ?? '', seat) ??
    no('P-1', 'Not offered.'),
};

const offersByGuard = (reading: Reading, { seat }: { readonly seat: number }) => ({
  pick: 'one' as const,
  from: [
    { id: 'draw' },
    ...cardsIn(reading.state, place('hand', seat))
      .filter((id) => isAllowed(SHOWN, reading, id, seat))
      .map((id) => ({ id: `show ${id}` })),
  ],
});

describe('a game whose offers and refusals go by the same guards', () => {
  it('agrees with itself', () => {
    const plant: Plant = { rules: refusesByGuard, step: { options: offersByGuard } };
    expect(walk(checkGuardsBy(new Set(['P-1', 'P-2'])), plant)).not.toThrow();
  });
});

describe('a planted fault is caught', () => {
  it('where something is offered that a guard forbids', () => {
    expect(walk(checkGuardsBy(), { rules: refusesByGuard })).toThrow(/is offered, .* by P-2/);
  });

  it('where a refusal names what is no rule of the game', () => {
    const plant: Plant = { rules: refusesByGuard, step: { options: offersByGuard } };
    expect(walk(checkGuardsBy(new Set(['P-1'])), plant)).toThrow(/by P-2, which is no rule/);
  });

  it('where a card is refused without a word', () => {
    const plant: Plant = { rules: { refuse: () => no('P-1', '') } };
    expect(walk(checkGuardsBy(), plant)).toThrow(/without a word/);
  });

  it('where the rules change the state behind the facts', () => {
    const plant: Plant = { afterAnswer: ({ state }) => void (state.table['sly'] = 1) };
    expect(walk(checkRefold, plant)).toThrow(/seed 5, action 1 .*differs at .*sly/);
  });

  it('where a frame keeps what JSON cannot hold', () => {
    const plant: Plant = {
      afterAnswer: ({ state }) => void Object.assign(state.stack[0] ?? {}, { when: undefined }),
    };
    expect(walk(checkRefold, plant)).toThrow(/JSON loses something/);
  });

  it('where the rules remember something outside of the state', () => {
    let answers = 0;
    const plant: Plant = { afterAnswer: (play) => note(play, `answer ${(answers += 1)}`) };
    expect(walk(checkDecidedAgain, plant)).toThrow(/decided again .* other facts/);
  });

  it('where something is offered that is not accepted', () => {
    let asked = 0;
    const plant: Plant = {
      step: {
        options: () => ({ pick: 'one', from: [{ id: 'draw' }, { id: `once ${(asked += 1)}` }] }),
      },
    };
    expect(walk(checkOptionsAccepted, plant)).toThrow(/offered, but refused/);
  });

  it('where a refusal names no rule', () => {
    const plant: Plant = { rules: { refuse: () => ({ rule: '', says: 'No.' }) } };
    expect(walk(checkPerturbedRefused, plant)).toThrow(/names a rule/);
  });

  it('where a refusal changes the state', () => {
    const plant: Plant = {
      rules: {
        refuse({ state }) {
          state.table['refused'] = 1;
          return { rule: 'P-1', says: 'No.' };
        },
      },
    };
    expect(walk(checkPerturbedRefused, plant)).toThrow(/changed the state/);
  });

  it('where a card vanishes', () => {
    const plant: Plant = {
      afterAnswer({ state }) {
        const id = topOfHand(state, 1);
        delete state.cards[id];
        state.places['hand@1'] = cardsIn(state, 'hand@1').filter((other) => other !== id);
      },
    };
    expect(walk(checkConservation, plant)).toThrow(/appeared or vanished/);
  });

  it('where a card lies in two places', () => {
    const plant: Plant = {
      afterAnswer: ({ state }) => void state.places['hand@1']?.push(topOfHand(state, 1)),
    };
    expect(walk(checkConservation, plant)).toThrow(/nowhere or twice/);
  });

  it('where a counter is no whole number', () => {
    const plant: Plant = { afterAnswer: ({ state }) => void (state.table['half'] = 0.5) };
    expect(walk(checkConservation, plant)).toThrow(/no whole number/);
  });

  it.each<[string, Plant['afterAnswer']]>([
    ['of the table', ({ state }) => void (state.table['debt'] = -1)],
    ['of a seat', ({ state }) => void Object.assign(state.players[2] ?? {}, { debt: -1 })],
    [
      'on a card',
      ({ state }) =>
        void Object.assign(state.cards[topOfHand(state, 1)]?.marks ?? {}, { debt: -1 }),
    ],
  ])('where a count %s falls below 0', (_, afterAnswer) => {
    expect(walk(checkNoNegatives, { afterAnswer } as Plant)).toThrow(/'debt' counts -1/);
  });

  it('where a hidden card is refused in other words than one that nobody has', () => {
    const plant: Plant = {
      rules: {
        refuse: ({ state }, _seat, _asked, choice) => {
          const [, id = ''] = String(choice).split(' ');
          return { rule: 'P-1', says: state.cards[id] ? 'Not yours.' : 'No such card.' };
        },
      },
    };
    expect(walk(checkHiddenLikeAbsent, plant)).toThrow(/is told from a card of nobody/);
  });

  it('where the id of a hidden card is told to all', () => {
    const plant: Plant = {
      afterAnswer: (play, seat) => note(play, `look:${topOfHand(play.state, seat)}!`),
    };
    expect(walk(checkNoIdLeaks, plant)).toThrow(/learns hand\d-\d+ by its facts/);
  });

  it('but not where a seat wrote what looks like the id of a hidden card', () => {
    const texts: string[] = [];
    const plant: Plant = {
      afterAnswer(play, seat) {
        texts.push(`I saw ${topOfHand(play.state, seat)}, I think`);
        note(play, texts.at(-1) ?? '');
      },
    };
    const check: Check = (step) => checkNoIdLeaks({ ...step, texts });
    expect(walk(check, plant)).not.toThrow();
    expect(texts.join()).toMatch(/hand\d-\d+/);
  });
});

describe('the first difference', () => {
  it('is named by its path, and there is none between equal values', () => {
    expect(firstDifference({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe(
      'the state.a.1.b: 2 and 3',
    );
    expect(firstDifference({ a: 1, b: 2 }, { b: 2, a: 1 })).toBeUndefined();
    expect(firstDifference({ a: undefined }, {})).toBe('the state');
  });
});

it('the planted game itself reaches its end', () => {
  const { state } = randomWalk({ rules: planted(), seating: SEATING, seed: 1, maxActions: 100 });
  expect(state.outcome?.reason).toBe('time');
  expect(Object.values(state.cards).every(({ id }) => cardOf(state, id).id === id)).toBe(true);
});

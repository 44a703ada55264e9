import {
  cardsIn,
  tell,
  topOf,
  type Reading,
  type Rules,
  type Seating,
  type Step,
} from '@scoresheet/rules-engine';
import {
  checkDecidedAgain,
  checkOptionsAccepted,
  checkPerturbedRefused,
  checkRefold,
  randomWalk,
  twinDecks,
  twinWorlds,
  type Twins,
} from '@scoresheet/rules-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARDS, fuzzycards, READY_DECKS } from './index.js';
import { hand, opponentOf, scroll } from './field.js';

const seated = (south: readonly string[], north: readonly string[]): Seating => ({
  seats: 2,
  decks: [[], south, north],
  options: {},
});

/** As `seed` goes round, every ready deck meets every other one and itself. */
const readyDecks = (seed: number): Seating => {
  const deck = (index: number): readonly string[] =>
    READY_DECKS[index % READY_DECKS.length]?.cards ?? [];
  return seated(deck(seed), deck(Math.floor(seed / READY_DECKS.length)));
};
type WalkStep = Parameters<typeof checkRefold>[0];
const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });

const byCost = [...CARDS].sort((a, b) => a.cost - b.cost);

/**
 * Three each of ten cards of about the same cost. As `from` goes round, the walks meet every card:
 * a dear one is hardly ever played from a deck that offers cheaper ones as well.
 */
const deckFrom = (from: number): readonly string[] =>
  Array.from(
    { length: 30 },
    (_, index) => byCost[(from + (index % 10)) % CARDS.length]?.code as string,
  );

describe('Wherever random play of Fuzzycards leads', () => {
  it('facts rebuild the state and the record decides again alike', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const onStep = (step: WalkStep): void => {
          checkRefold(step);
          checkDecidedAgain(step);
          expectAllCards(step.after);
        };
        const seating = seated(deckFrom(seed), deckFrom(seed * 7));
        randomWalk({ rules: fuzzycards, seating, seed, maxActions: 400, onStep });
      }),
      { numRuns: 25 },
    );
  });

  it('all that is offered is accepted, all else is refused and changes nothing', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const onStep = (step: WalkStep): void => {
          checkOptionsAccepted(step);
          checkPerturbedRefused(step);
        };
        const seating = readyDecks(seed);
        randomWalk({ rules: fuzzycards, seating, seed, maxActions: 60, onStep });
      }),
      { numRuns: 12 },
    );
  });

  it('every card of the set is played', () => {
    const unplayed = new Set(CARDS.map(({ code }) => code));
    const onStep = ({ facts }: WalkStep): void => {
      for (const fact of facts) {
        if (fact.kind === 'happened' && fact.what === 'card-played') {
          unplayed.delete(String(fact['face']));
        }
      }
    };
    for (let seed = 1; unplayed.size > 0 && seed <= 300; seed += 1) {
      const seating = seated(deckFrom(seed * 10), deckFrom(seed * 10 + 75));
      randomWalk({ rules: fuzzycards, seating, seed, maxActions: 300, onStep });
    }
    expect([...unplayed]).toEqual([]);
  });

  it('games end, each in one of the ways that the rules know', () => {
    const reasons = new Set<string>();
    for (let seed = 1; seed <= 60; seed += 1) {
      const seating = readyDecks(seed);
      const { state } = randomWalk({ rules: fuzzycards, seating, seed, maxActions: 5_000 });
      reasons.add(state.outcome?.reason ?? 'none');
    }
    expect([...reasons].sort()).toEqual(['liquidation', 'scroll-out']);
  });
});

function expectAllCards({ cards, places }: WalkStep['after']): void {
  expect(Object.keys(cards)).toHaveLength(60);
  expect(Object.values(places).flat()).toHaveLength(60);
}

describe('Who may not know a card learns nothing of it', () => {
  const viewers = fc.constantFrom<Twins['viewer']>(1, 2, 'public');

  it('from views, facts, decisions or refusals', () => {
    let pairs = 0;
    let differing = 0;
    fc.assert(
      fc.property(seeds, viewers, fc.nat(120), (seed, viewer, before) => {
        const report = twinWorlds(twins(fuzzycards, seed, viewer, before));
        pairs += 1;
        if (report.differ) differing += 1;
      }),
      { numRuns: 120 },
    );
    expect(differing / pairs).toBeGreaterThanOrEqual(0.9);
  });

  it('from the setup on: the flip, the opening hands, the mulligan and the first turns', () => {
    let pairs = 0;
    let differing = 0;
    const flips = fc.integer({ min: 4, max: 40 });
    fc.assert(
      fc.property(seeds, viewers, flips, (seed, viewer, script) => {
        const { rules, seating } = twins(fuzzycards, seed, viewer, 0);
        const report = twinDecks({ rules, seating, seed, viewer, script });
        pairs += 1;
        if (report.differ && report.compared >= 4) differing += 1;
      }),
      { numRuns: 120 },
    );
    expect(differing / pairs).toBeGreaterThanOrEqual(0.9);
  });

  it.each([1, 2] as const)('a leak by a setup step to seat %i is caught', (viewer) => {
    const leaky = withStep('mulligan', offersWhatTheOtherHolds);
    const pairs = [1, 2, 3, 4, 5, 6].map((seed) => () => {
      const { rules, seating } = twins(leaky, seed, viewer, 0);
      return twinDecks({ rules, seating, seed, viewer, script: 6 });
    });
    const caught = pairs.filter((pair) => {
      try {
        return pair().compared < 0;
      } catch (error) {
        return /apart by its (view|facts)/.test((error as Error).message);
      }
    });
    expect(caught.length).toBeGreaterThan(0);
  });

  const leaks: readonly (readonly [string, Rules])[] = [
    ['its view', { ...fuzzycards, shownValues: ['spied'], lasting: spiesOnTheHand }],
    ['its facts', withStep('decode', tellsTopCard)],
    ['its view', withStep('activate', offersWhatTheOtherHolds)],
    ['a refusal', { ...fuzzycards, refuse: namesTheOthersCard }],
  ];

  it.each(leaks)('a leak by %s is caught', (channel, leaky) => {
    const caught = new Set<string>();
    for (let seed = 1; seed <= 40; seed += 1) {
      for (const viewer of [1, 2] as const) caught.add(channelOf(leaky, seed, viewer));
    }
    expect([...caught]).toContain(channel);
  });
});

const twins = (rules: Rules, seed: number, viewer: Twins['viewer'], before: number): Twins => ({
  rules,
  seating: readyDecks(seed),
  seed,
  viewer,
  before,
  script: 12,
});

function channelOf(rules: Rules, seed: number, viewer: Twins['viewer']): string {
  try {
    twinWorlds(twins(rules, seed, viewer, seed));
    return 'none';
  } catch (error) {
    return /apart by (.+)$/.exec((error as Error).message)?.[1] ?? String(error);
  }
}

function withStep(kind: string, change: (step: Step) => Step): Rules {
  const step = fuzzycards.steps[kind] as Step;
  return {
    ...fuzzycards,
    stories: { ...fuzzycards.stories, peeked: ['face'] },
    steps: { ...fuzzycards.steps, [kind]: change(step) },
  };
}

function tellsTopCard(step: Step): Step {
  return {
    ...step,
    proceed(play, frame) {
      const top = topOf(play.state, scroll(1));
      if (top !== undefined) tell(play, 'peeked', { face: play.state.cards[top]?.face ?? '' });
      return step.proceed(play, frame);
    },
  };
}

function offersWhatTheOtherHolds(step: Step): Step {
  return {
    ...step,
    options(play, _, asked) {
      const [held] = cardsIn(play.state, hand(opponentOf(asked.seat)));
      const face = held === undefined ? 'nothing' : (play.state.cards[held]?.face ?? '');
      return { pick: 'one', from: [{ id: 'end' }, { id: `guess ${face}` }] };
    },
    answered: () => 'done',
  };
}

/** A number on every card that tells which card the seat on the left holds first. */
function spiesOnTheHand({ state }: Reading): number {
  const [held] = cardsIn(state, hand(2));
  return Number((state.cards[held ?? '']?.face ?? '-0').split('-')[1]);
}

function namesTheOthersCard(...[{ state }, seat]: Parameters<Rules['refuse']>) {
  const [held] = cardsIn(state, hand(opponentOf(seat)));
  const face = held === undefined ? 'nothing' : (state.cards[held]?.face ?? '');
  return { rule: 'R-FUZ-36', says: `The other holds ${face}.` };
}

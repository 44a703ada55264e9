import {
  cardsIn,
  move,
  place,
  setCounter,
  topOf,
  type Fact,
  type Seating,
  type State,
} from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { heldBy, note, planted, SEATING, type Plant } from './planted.spec-kit.js';
import { twinDecks } from './twin-decks.js';
import { twinWorlds } from './twin-worlds.js';
import type { TwinReport, Twins } from './twins.js';

const SEEDS = Array.from({ length: 12 }, (_, index) => index + 1);
const SCRIPT = 10;

const twins = (
  plant: Plant,
  more: Partial<Twins & { readonly seating: Seating }> = {},
): readonly TwinReport[] =>
  SEEDS.map((seed) =>
    twinWorlds({
      rules: planted(plant),
      seating: SEATING,
      viewer: 1,
      seed,
      before: 3,
      script: SCRIPT,
      ...more,
    }),
  );

const openedNote = (fact: Fact): string | undefined =>
  fact.kind === 'happened' && fact.what === 'noted' ? String(fact['note']) : undefined;

/** North tells at each of its answers what it holds, as a rule of the game might want it. */
const tellsHand: Plant = {
  afterAnswer: (play, seat) => void (seat === 2 && note(play, heldBy(play.state, 2))),
};

describe('what the rules open', () => {
  it('ends the comparison where it is not alike', () => {
    const reports = twins(tellsHand, { opens: openedNote });
    expect(reports.some(({ differ, compared }) => differ && compared < SCRIPT)).toBe(true);
  });

  it('is a leak where the game does not say that it is opened', () => {
    expect(() => twins(tellsHand)).toThrow(/by its facts/);
    expect(() => twins(tellsHand, { opens: () => undefined })).toThrow(/by its facts/);
  });

  it('goes on where it is alike in both', () => {
    const tellsNothing: Plant = { afterAnswer: (play) => note(play, 'an answer') };
    expect(twins(tellsNothing, { opens: openedNote }).map(({ compared }) => compared)).toEqual(
      SEEDS.map(() => SCRIPT),
    );
  });

  it('excuses no other leak of the same answer', () => {
    const tellsMore: Plant = {
      afterAnswer(play) {
        note(play, 'an answer');
        setCounter(play, 0, 'leak', heldBy(play.state, 2).charCodeAt(0));
      },
    };
    expect(() => twins(tellsMore, { opens: openedNote })).toThrow(/by its (facts|view)/);
  });

  it('ends it before the first answer where the setup opens it', () => {
    const plant: Plant = { setup: (play) => note(play, heldBy(play.state, 2)) };
    const worlds = { rules: planted(plant), seating: SEATING, viewer: 1, script: 6 } as const;
    const reports = SEEDS.map((seed) => twinDecks({ ...worlds, seed, opens: openedNote }));
    const parted = reports.filter(({ differ, compared }) => differ && compared === 0);
    expect(parted.length).toBeGreaterThan(0);
  });
});

/** From the top. */
const deckOf = (state: State) => [...cardsIn(state, place('deck', 2))].reverse();

const namesIn = (state: State): readonly string[] => {
  const names = deckOf(state).map((id) => state.cards[id]?.face ?? '');
  return [...new Set(names)].sort();
};

/** North takes a card by its name out of its deck, which has many alike, or shows the top one. */
const searching: Plant = {
  step: {
    options: ({ state }, { seat }) => ({
      pick: 'one',
      from: [{ id: 'top' }, ...(seat === 1 ? [] : namesIn(state).map((id) => ({ id })))],
    }),
    answered(play, frame, { seat, chosen: [option] }) {
      const named = deckOf(play.state).find((id) => play.state.cards[id]?.face === option?.id);
      if (named !== undefined) move(play, named, place('hand', 2));
      else move(play, topOf(play.state, place('deck', seat)) ?? '', place('shown', seat));
      frame.seat = 3 - seat;
    },
  },
};

describe('a search that finds another copy', () => {
  it('ends the comparison after it, since from then on other cards come to light, and rightly', () => {
    const decks = [[], [...'abcdefghijkl'], [...'mmmmnnnnoooo']];
    const reports = twins(searching, { seating: { ...SEATING, decks }, script: 8 });
    const lengths = reports.map(({ compared }) => compared);
    expect(lengths.filter((length) => length > 0 && length < 8).length).toBeGreaterThan(0);
  });
});

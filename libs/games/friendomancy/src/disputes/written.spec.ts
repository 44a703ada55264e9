import { view, type State, type Viewer } from '@scoresheet/rules-engine';
import { oneOf, randomWalk, tablesOf, type DeckMaker } from '@scoresheet/rules-testing';
import { expect, it } from 'vitest';
import { friendomancy as rules, READY_DECKS } from '../index.js';

/** In the game of this seed seat 2 disputes with words that look like the id of a card that it cannot see. */
const SEED = 1_923_214_996;
const ACTIONS = 55;
const WORDS = 'hand1-3 –';

const readyDeck: DeckMaker = (below) => oneOf(READY_DECKS, below).cards;

it('Words of a dispute reach everybody as they were written, whatever they look like', () => {
  const seating = tablesOf({ rules, seats: [2, 3, 4, 5], decks: [readyDeck] })(SEED);
  let state: State | undefined;
  const texts: (readonly string[])[] = [];
  const onStep = (step: { readonly after: State; readonly texts: readonly string[] }): void => {
    state = step.after;
    texts.push(step.texts);
  };
  randomWalk({ rules, seating, seed: SEED, maxActions: ACTIONS, onStep });

  expect(texts.at(-1)).toContain(WORDS);
  const viewers: readonly Viewer[] = ['public', 'house', 1, 2];
  const shown = viewers.map((viewer) => state && view({ rules, state }, viewer).underway.at(-1));
  expect(shown).toEqual(viewers.map(() => expect.objectContaining({ words: WORDS })));
});

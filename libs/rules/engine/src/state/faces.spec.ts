import { expect, it } from 'vitest';
import { stock } from '../acts/cards.js';
import type { Play } from '../contract/play.js';
import { emptyTable } from '../run/begin.js';
import { NO_CHANCE } from '../toys/no-chance.spec-kit.js';
import { facesOf, printed, toy } from '../toys/toy.js';
import { faceOfCard } from './faces.js';
import { cardOf } from './state.js';

const rules = toy({
  id: 'faces/1',
  zones: { field: { faces: 'all', ids: 'all' } },
  faces: facesOf(printed('owl', 'bird')),
  setup: () => undefined,
});

it('A card is a copy of a printed one, and one that was never printed is a bug', () => {
  const state = emptyTable(rules, { seats: 2, options: {} });
  const play: Play = { rules, state, chance: NO_CHANCE, facts: [], floor: 0 };
  stock(play, 'field@1', 1, ['owl', 'ghost']);
  expect(faceOfCard(play, cardOf(state, 'c1')).type).toBe('bird');
  expect(() => faceOfCard(play, cardOf(state, 'c2'))).toThrow("no printed card 'ghost' in faces/1");
});

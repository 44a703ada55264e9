import { expect, it } from 'vitest';
import { stock } from '../acts/cards.js';
import type { Play } from '../contract/play.js';
import type { CardFace } from '../contract/vocabulary.js';
import { emptyTable } from '../run/begin.js';
import { NO_CHANCE } from '../toys/no-chance.spec-kit.js';
import { facesOf, printed, toy } from '../toys/toy.js';
import { abilitiesTimed, faceOfCard } from './faces.js';
import { cardOf } from './state.js';

const rules = toy({
  id: 'faces/1',
  zones: { field: { faces: 'all', ids: 'all' } },
  faces: facesOf(
    printed('owl', 'bird', {
      abilities: ['nap', 'hoot', 'nap'].map((timing) => ({ timing, does: [] })),
    }),
  ),
  setup: () => undefined,
});

it('A card is a copy of a printed one, and one that was never printed is a bug', () => {
  const state = emptyTable(rules, { seats: 2, options: {} });
  const play: Play = { rules, state, chance: NO_CHANCE, facts: [], floor: 0 };
  stock(play, 'field@1', 1, ['owl', 'ghost']);
  expect(faceOfCard(play, cardOf(state, 'c1')).type).toBe('bird');
  expect(() => faceOfCard(play, cardOf(state, 'c2'))).toThrow("no printed card 'ghost' in faces/1");
});

it('Abilities of a printed card are found by their timing, in the order of its text', () => {
  const { owl } = rules.faces;
  const timed = (timing: string): readonly number[] => abilitiesTimed(owl as CardFace, timing);
  expect([timed('nap'), timed('hoot'), timed('fly')]).toEqual([[0, 2], [1], []]);
});

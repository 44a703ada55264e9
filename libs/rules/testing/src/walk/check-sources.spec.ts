import { cardOf, cardsIn, place, sourcesOf, type Reading } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { checkSources } from './check-sources.js';
import { planted, SEATING } from './planted.spec-kit.js';
import { randomWalk } from './random-walk.js';

const glowing = { timing: 'while-there', does: [], lasting: [{ on: {}, what: 'glow', by: 1 }] };

const plain = planted();

const FACES = Object.fromEntries(
  Object.entries(plain.faces).map(([code, face]) => [code, { ...face, abilities: [glowing] }]),
);

const shown = ({ state }: Reading) =>
  [1, 2].flatMap((seat) => cardsIn(state, place('shown', seat)).map((id) => cardOf(state, id)));

/** Every card glows where it is shown, and all are looked at after each answer. */
const walk = (lastingCards: typeof shown) => () => {
  const rules = planted({
    rules: { faces: FACES, lastingCards },
    afterAnswer: (play) => void sourcesOf(play, 'glow'),
  });
  randomWalk({ rules, seating: SEATING, seed: 5, maxActions: 30, onStep: checkSources });
};

describe('the check of what lasts', () => {
  it('passes a game that looks at nothing but where cards lie', () => {
    expect(walk(shown)).not.toThrow();
  });

  it('catches one in which the same cards at the same places last today and not tomorrow', () => {
    const byDay = (reading: Reading) =>
      (reading.state.table['turn'] ?? 0) % 2 === 0 ? shown(reading) : [];
    expect(walk(byDay)).toThrow(/seed 5, action \d+: of those that change 'glow'/);
  });
});

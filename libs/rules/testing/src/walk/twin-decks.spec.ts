import { describe, expect, it } from 'vitest';
import { heldBy, note, planted, SEATING, type Plant } from './planted.spec-kit.js';
import { twinDecks } from './twin-decks.js';

const SEEDS = Array.from({ length: 12 }, (_, index) => index + 1);

describe('two worlds that part before the setup', () => {
  const fromTheSetup = (plant: Plant = {}, script = 6) =>
    SEEDS.map((seed) =>
      twinDecks({ rules: planted(plant), seating: SEATING, viewer: 1, seed, script }),
    );

  it('really differ, and are compared to the end', () => {
    const reports = fromTheSetup();
    expect(reports.every(({ differ }) => differ)).toBe(true);
    expect(reports.every(({ compared }) => compared === 6)).toBe(true);
  });

  it('are told apart where the setup itself tells of a hidden card', () => {
    const plant: Plant = { setup: (play) => note(play, `face ${heldBy(play.state, 2)}`) };
    expect(() => fromTheSetup(plant)).toThrow(/after the setup: 1 can tell .* by its facts/);
  });

  it('are told apart where the first refusal tells of a hidden card', () => {
    const plant: Plant = {
      rules: { refuse: ({ state }) => ({ rule: 'P-1', says: `Not ${heldBy(state, 2)}.` }) },
    };
    expect(() => fromTheSetup(plant)).toThrow(/after 1 answers .* by a refusal/);
  });
});

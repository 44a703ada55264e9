import { cardsIn, place } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { emberWords } from '../scenario/ember-words.spec-kit.js';
import { WalkFailed } from './long-walk.js';
import { dealtAt, positionsNearEndings, walkNearEndings, type Position } from './near-endings.js';

const SCENARIOS = `
scenario: A strike takes the last life
given:
  waiting for: main phase of south
  south: { hand: 2, field: [plain] }
  north: { life: 1, deck: [spark, 5 more] }
when: [south ends the turn, north ends the turn, south strikes with plain]
then: { outcome: south wins by life-lost }
---
scenario: Nothing ends here
given: { waiting for: main phase of south }
when: [south ends the turn]
then: { outcome: none }
`;

const positions = positionsNearEndings(SCENARIOS, emberWords);
const [given] = positions as readonly [Position];
const LAWS = { longestGame: 400, sampleEvery: 10 };
const walked = (of: readonly Position[]) =>
  walkNearEndings({ ...LAWS, positions: of, seed: 1, walks: 20 });

describe('The positions near endings', () => {
  it('are the last tables of each scenario that ends the game, before it is over', () => {
    expect(positions.map(({ name, ending }) => `${ending}: ${name}`)).toEqual([
      'life-lost: A strike takes the last life, line 0',
      'life-lost: A strike takes the last life, line 1',
      'life-lost: A strike takes the last life, line 2',
    ]);
  });

  it('have other hidden cards for each seed, but those that the scenario names', () => {
    const facesAt = (zone: string, seat: number, seed: number) => {
      const table = dealtAt(given, seed);
      return cardsIn(table, place(zone, seat)).map((id) => table.cards[id]?.face);
    };
    expect(facesAt('hand', 1, 3)).toEqual(facesAt('hand', 1, 3));
    const hands = [1, 2, 3, 4].map((seed) => facesAt('hand', 1, seed).join());
    expect(new Set(hands).size).toBeGreaterThan(1);
    expect(facesAt('field', 1, 3)).toEqual(['plain']);
    expect(facesAt('deck', 2, 3).at(-1)).toBe('spark');
  });
});

describe('A walk near an ending', () => {
  it('plays from a position to the end of the game', () => {
    const games = [...walked(positions)];
    expect(games).toHaveLength(20);
    expect(games.map(({ reason }) => reason)).toContain('life-lost');
  });

  it('names the position and the seed at which a law is broken', () => {
    const broken = { ...given, rules: { ...given.rules, refuse: () => ({ rule: '', says: '' }) } };
    const caught = (): unknown => {
      try {
        return [...walked([broken])];
      } catch (error) {
        return error;
      }
    };
    expect(caught()).toBeInstanceOf(WalkFailed);
    expect(caught()).toMatchObject({ start: { position: given.name } });
  });
});

import { setCounter, tableCounter, type Fact } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { longWalk, WalkFailed, type GameWalked, type LongWalk } from './long-walk.js';
import { planted, SEATING, type Plant } from './planted.spec-kit.js';

const walked = (plant?: Plant, over: Partial<LongWalk> = {}): readonly GameWalked[] => [
  ...longWalk({
    rules: planted(plant),
    seatingOf: () => SEATING,
    seed: 7,
    actions: 100,
    longestGame: 50,
    sampleEvery: 4,
    ...over,
  }),
];

describe('A long walk', () => {
  it('plays game after game, of one seed after another, for as many actions as are wanted', () => {
    const games = walked();
    expect(games.map(({ seed }) => seed)).toEqual([7, 8, 9, 10, 11]);
    expect(games.every(({ actions, reason }) => actions === 20 && reason === 'time')).toBe(true);
  });

  it('shows the dear checks one action in so many', () => {
    const sampled = walked({}, { actions: 1_000 }).reduce((sum, game) => sum + game.sampled, 0);
    expect(sampled).toBeGreaterThan(150);
    expect(sampled).toBeLessThan(350);
  });

  it('gives the facts of every action to whoever counts them', () => {
    let setups = 0;
    const onFacts: LongWalk['onFacts'] = (facts) => {
      if (facts.some(({ kind }) => kind === 'stocked')) setups += 1;
    };
    expect(walked({}, { onFacts })).toHaveLength(setups);
  });
});

describe('A long walk without a sample still stops', () => {
  const cheap = (plant: Plant) => () => walked(plant, { sampleEvery: 1_000_000_000 });

  it('where the state is not what the facts say', () => {
    const plant: Plant = { afterAnswer: ({ state }) => void (state.table['sly'] = 1) };
    expect(cheap(plant)).toThrow(/seed 7: action 1: folded, the state.table.sly/);
  });

  it('a few actions later, where the whole state is compared less often', () => {
    const sly: Plant = { afterAnswer: ({ state }) => void (state.table['sly'] = 1) };
    const seldom = () => walked(sly, { sampleEvery: 1_000_000_000, compareEvery: 8 });
    expect(seldom).toThrow(/seed 7: action 8: folded, the state.table.sly/);
    const never = () => walked(sly, { sampleEvery: 1_000_000_000, compareEvery: 1_000 });
    expect(never).toThrow(/seed 7: action 20: folded, the state.table.sly/); // where it ends
  });

  it('where rules change a fact that was written before', () => {
    const written: Fact[] = [];
    const sly: Plant = {
      afterAnswer: (play) => {
        Object.assign(written[0] ?? {}, { slot: 9 });
        written.push(...play.facts);
      },
    };
    expect(cheap(sly)).toThrow(/seed 7: .*read only property 'slot'/);
  });

  it('where a card does not lie where it is listed', () => {
    const plant: Plant = {
      setup: (play) => void Object.assign(play.state.cards['hand1-1'] ?? {}, { place: 'shown@1' }),
    };
    expect(cheap(plant)).toThrow(/action 0: .*hand1-1/);
  });

  it('where something counts below 0', () => {
    const plant: Plant = {
      afterAnswer: (play) => setCounter(play, 1, 'debt', tableCounter(play.state, 'turn') - 3),
    };
    expect(cheap(plant)).toThrow(/action 1: 'debt' counts -3/);
  });

  it('where a game has no end', () => {
    expect(() => walked({}, { longestGame: 10 })).toThrow('seed 7: no end after 10 actions');
  });

  it('and names the seed and the seating, with which it is played again', () => {
    const plant: Plant = { afterAnswer: ({ state }) => void (state.table['sly'] = 1) };
    const caught = (): unknown => {
      try {
        return walked(plant);
      } catch (error) {
        return error;
      }
    };
    expect(caught()).toBeInstanceOf(WalkFailed);
    expect(caught()).toMatchObject({ seed: 7, start: { seating: SEATING } });
  });
});

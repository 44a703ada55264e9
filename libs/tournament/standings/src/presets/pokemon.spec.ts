import { describe, expect, it } from 'vitest';
import { event, meeting, numbersOf, orderOf } from '../event.spec-kit.js';
import { POKEMON_PRESETS } from './pokemon.js';

const POKEMON = POKEMON_PRESETS['pokemon/1'];
type Known = Parameters<typeof meeting>[1];
const opponentsOf = (records: readonly (string | null)[], known: Known = {}) => {
  const history = meeting(records, known);
  const longer = { ...history, plannedRounds: history.rounds.length + 1 };
  return numbersOf(POKEMON, longer)[1]?.['opponents-match-win'];
};

describe("Pokémon: an opponent's rate", () => {
  it.each([
    ['3-1-1 has 70 %', ['WWWLD'], '7/10'],
    ['2-1 with a bye counts as 1-1, 50 %', [null, 'BWL'], '1/2'],
    ['0-4 has 25 %, not less', ['LLLL'], '1/4'],
    ['4-0 has 100 %', ['WWWW'], '1'],
    ['rounds that a late entrant missed are losses', [null, null, 'MMWW'], '1/2'],
  ])('%s', (_case, records, rate) => {
    expect(opponentsOf(records)).toBe(rate);
  });

  it('4-0 and then gone has 75 %, not more', () => {
    expect(opponentsOf(['WWWW'], { 2: { droppedAfter: 4 } })).toBe('3/4');
  });

  it('is not lowered by who leaves when all rounds are over', () => {
    const over = meeting(['WWWW'], { 2: { droppedAfter: 4 } });
    expect(numbersOf(POKEMON, over)[1]?.['opponents-match-win']).toBe('1');
  });

  it('is not lowered, as of an earlier round, by who leaves later', () => {
    const later = meeting(['WWWW'], { 2: { droppedAfter: 5 } });
    expect(numbersOf(POKEMON, { ...later, plannedRounds: 6 })[1]).toMatchObject({
      'opponents-match-win': '1',
    });
  });
});

describe('Pokémon: the order', () => {
  it('sets whoever came late behind those with equal points', () => {
    const history = event(['1 2-0 2, 3 2-0 4', '1 2-0 4, 3 2-0 2'], { 1: { latePenalty: 1 } });
    expect(orderOf(POKEMON, history).slice(0, 2)).toEqual([3, 1]);
  });

  it('asks the match of two who are level on all else', () => {
    const history = event(['1 2-0 2', '2 2-0 3', '3 2-0 1', '4 2-1 1, 5 2-1 3'], {
      2: { lot: 50 },
    });
    // Entrants 1 and 3 have 3 points from three rounds; 3 has won their match.
    const level = numbersOf(POKEMON, history);
    expect([level[1]?.['head-to-head'], level[3]?.['head-to-head']]).toEqual(['0', '3']);
    expect(level[2]?.['head-to-head']).toBeNull();
  });
});

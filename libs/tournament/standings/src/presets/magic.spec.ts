import { describe, expect, it } from 'vitest';
import { event, meeting, numbersOf } from '../event.spec-kit.js';
import { formatDecimal } from '../rational/rational.js';
import { computeStandings } from '../standings/standings.js';
import { MAGIC_PRESETS, magicStyle } from './magic.js';

const MAGIC = MAGIC_PRESETS['magic/1'];
const opponentsOf = (records: readonly (string | null)[], rules = MAGIC) =>
  numbersOf(rules, meeting(records))[1]?.['opponents-match-win'];

describe('Magic: match-win, as the opponents count it', () => {
  it.each([
    ['5-2-1 has 16 of 24 points', ['WWWWWLLD'], '2/3'],
    ['1-3-0 that withdraws has 3 of 12, so 0.33', ['WLLL'], '33/100'],
    ['3-2-0 with a bye in round 1 has 9 of 15', [null, 'BWWLL'], '3/5'],
    ['a round that was missed is lost', ['WWWM'], '3/4'],
  ])('%s', (_case, records, rate) => {
    expect(opponentsOf(records)).toBe(rate);
  });

  it('withdrawing ends the rounds that count, and is no loss', () => {
    const history = meeting(['WLLL'], { 2: { droppedAfter: 4 } });
    const longer = { ...history, rounds: [...history.rounds, []], plannedRounds: 5 };
    expect(numbersOf(magicStyle({ floor: '0.1' }), longer)[1]).toMatchObject({
      'opponents-match-win': '1/4',
    });
  });
});

describe('Magic: the mean over eight opponents', () => {
  const EIGHT = [
    'LLLLWWWW',
    'WWWWWWWL',
    'LLLWD',
    'WWWLLLD',
    'WWWWWWLL',
    'WWWWWLLD',
    'WWWWLLLD',
    'LDWWWWWW',
  ];

  it.each([
    ['0.33', '0.61640'],
    ['1/3', '0.61682'],
  ] as const)('with the floor %s is %s', (floor, mean) => {
    const standings = computeStandings(magicStyle({ floor }), meeting(EIGHT));
    const own = standings.find(({ entrant }) => entrant === 1);
    const value = own?.tieBreaks[0]?.value;
    expect(value && formatDecimal(value, 5)).toBe(mean);
  });
});

describe('Magic: choices', () => {
  it('the bye of an opponent counts, or is left out', () => {
    expect(opponentsOf([null, 'BWLL'])).toBe('1/2');
    expect(opponentsOf([null, 'BWLL'], magicStyle({ byeInOpponentMw: false }))).toBe('1/3');
    expect(opponentsOf([null, 'BWWL'], MAGIC_PRESETS['magic-online/1'])).toBe('2/3');
  });

  it('an opponent who was met twice counts twice, or once', () => {
    const twice = event(['1 2-0 2, 3 2-0 4', '1 2-0 2, 3 2-0 4', '1 2-0 3, 2 2-0 4']);
    // Entrant 2 has won 3 of 9 points, entrant 3 has 6 of 9.
    expect(numbersOf(MAGIC, twice)[1]).toMatchObject({ 'opponents-match-win': '4/9' });
    const once = magicStyle({ repeatOpponentCounts: false });
    expect(numbersOf(once, twice)[1]).toMatchObject({ 'opponents-match-win': '1/2' });
  });

  it('a drawn game gives a point, or none', () => {
    const drawn = event(['1 2-0-1 2']);
    expect(numbersOf(MAGIC, drawn)[1]).toMatchObject({ 'game-win': '7/9' });
    expect(numbersOf(MAGIC_PRESETS['magic-online/2'], drawn)[1]).toMatchObject({
      'game-win': '2/3',
    });
  });

  it('an own bye is a 2-0 win, and nobody who was met', () => {
    const history = event(['1 bye', '1 1-2 2']);
    expect(numbersOf(MAGIC, history)[1]).toEqual({
      points: '3',
      'opponents-match-win': '1',
      'game-win': '3/5',
      'opponents-game-win': '2/3',
    });
  });
});

import { expect, it } from 'vitest';
import { emberWords } from './ember-words.spec-kit.js';
import { runScenarios } from './run-scenarios.js';

const SOUTH = '{ given: { north: { life: 1 } }, when: [south strikes with plain] }';
const NORTH =
  '{ given: { waiting for: main phase of north, south: { life: 1 } }, when: [north strikes with plain] }';

function told(games: string, then: string, series = 'best of 3'): readonly string[] {
  const [result] = runScenarios(
    `scenario: A series
series: ${series}
given: { waiting for: main phase of south, south: { field: [plain] }, north: { field: [plain] } }
games:
${games}
then: { series: ${then} }`,
    emberWords,
  );
  return (result?.problems ?? []).map((says, index) => `${result?.lines?.[index]}: ${says}`);
}

it('A series is won by who has won more than half of its games', () => {
  expect(told(`  - ${SOUTH}\n  - ${NORTH}\n  - ${SOUTH}`, 'south wins 2 to 1')).toEqual([]);
  expect(told(`  - ${NORTH}\n  - ${NORTH}`, 'north wins 2 to 0')).toEqual([]);
  expect(told(`  - ${SOUTH}`, 'south leads 1 to 0')).toEqual([]);
  expect(told(`  - ${SOUTH}\n  - ${NORTH}`, 'level 1 to 1')).toEqual([]);
  expect(told(`  - ${SOUTH}`, 'south wins 1 to 0', 'best of 1')).toEqual([]);
});

it('What is otherwise is told with the game that it is about', () => {
  expect(told(`  - ${SOUTH}\n  - ${SOUTH}`, 'south wins 2 to 1')).toEqual([
    "7: the series stands 'south wins 2 to 0', expected 'south wins 2 to 1'",
  ]);
  expect(told(`  - ${SOUTH}\n  - ${SOUTH}\n  - ${NORTH}`, 'south wins 2 to 1')).toEqual([
    '7: the series is decided before this game',
  ]);
  expect(told('  - { when: [south ends the turn] }', 'level 0 to 0')).toEqual([
    '5: this game of the series is not over',
  ]);
  expect(told('  - { when: [south sings] }', 'level 0 to 0')[0]).toMatch(/^5: nobody says 'sings'/);
});

it.each([
  ['best of 2', `  - ${SOUTH}`, /^2: a series is 'best of 3'/],
  ['best of many', `  - ${SOUTH}`, /^2: a series is 'best of 3'/],
  ['best of 3', '  - { wen: [] }', /^5: no part of a game of a series is called 'wen'.*'when'/],
])('Slips are told: %s, %s', (series, games, says) => {
  expect(told(games, 'level 0 to 0', series)[0]).toMatch(says);
});

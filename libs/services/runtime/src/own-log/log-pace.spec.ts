import { expect, it } from 'vitest';
import { LINES_OF_A_CAUSE_PER_SECOND, LINES_PER_SECOND, LogPace } from './log-pace.js';

const MANY = 10 * LINES_PER_SECOND;

function clockedPace() {
  let nowMs = 5;
  const pace = new LogPace(() => nowMs);
  const allowedOf = (wordsOf: (i: number) => string) =>
    Array.from({ length: MANY }, (_, i) => wordsOf(i)).filter((words) => pace.allows(words)).length;
  return { pace, allowedOf, pass: (ms: number) => void (nowMs += ms) };
}

it('One cause has so many lines in a second, whatever ids and numbers stand in them', () => {
  const { allowedOf, pass, pace } = clockedPace();
  const id = '0af7651916cd43dd8448eb211c80319c';
  expect(allowedOf((i) => `Reference ${id}: refused ${i} times`)).toBe(LINES_OF_A_CAUSE_PER_SECOND);
  expect(pace.allows('something else')).toBe(true);
  pass(1_000);
  expect(allowedOf((i) => `Reference ${id}: refused ${i} times`)).toBe(LINES_OF_A_CAUSE_PER_SECOND);
});

it('All causes together have so many lines in a second, however many are made up', () => {
  const { allowedOf } = clockedPace();
  const made = (i: number) => String.fromCodePoint(0x4e00 + i);
  expect(allowedOf(made)).toBe(LINES_PER_SECOND);
});

it('What was left out is told once, when its second is over', () => {
  const { allowedOf, pace, pass } = clockedPace();
  allowedOf(() => 'the same');
  expect(pace.takeLeftOut()).toEqual([]);
  pass(1_000);
  const lines = MANY - LINES_OF_A_CAUSE_PER_SECOND;
  expect(pace.takeLeftOut()).toEqual([{ cause: 'the same', lines }]);
  expect(pace.takeLeftOut()).toEqual([]);
});

it('Made-up causes take no memory without bound, and all lines are counted', () => {
  const { allowedOf, pace, pass } = clockedPace();
  allowedOf((i) => String.fromCodePoint(0x4e00 + i));
  pass(1_000);
  const leftOut = pace.takeLeftOut();
  expect(leftOut.length).toBeLessThan(30);
  expect(leftOut.reduce((sum, { lines }) => sum + lines, 0)).toBe(MANY - LINES_PER_SECOND);
});

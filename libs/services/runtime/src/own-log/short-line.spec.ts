import { expect, it } from 'vitest';
import { MAX_LINE_LENGTH, shortLine } from './short-line.js';

const HUGE = 'x'.repeat(1_000_000);
const line = (fields: object) => `${JSON.stringify({ level: 40, pid: 7, ...fields })}\n`;

it('A line that is short enough stays as it is', () => {
  const short = line({ msg: 'y'.repeat(MAX_LINE_LENGTH - 100) });
  expect(shortLine(short)).toBe(short);
});

it.each<[string, object]>([
  ['words', { msg: HUGE }],
  ['an error', { msg: 'failed', err: { message: HUGE, stack: HUGE } }],
  ['many texts', { msg: 'failed', list: Array.from({ length: 100_000 }, () => 'abcdefg') }],
])('A line with too much in it is JSON with its level, and says how long it was: %s', (_, many) => {
  const long = line(many);
  const short = shortLine(long);
  expect(short.length).toBeLessThanOrEqual(MAX_LINE_LENGTH);
  expect(short.endsWith('\n')).toBe(true);
  expect(JSON.parse(short)).toMatchObject({ level: 40, pid: 7, length: long.length });
});

import { Logger } from '@nestjs/common';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SecurityRefusals } from './security-refusals.js';

const MINUTE_MS = 60_000;

let nowMs = 0;
let lines: unknown[] = [];
beforeEach(() => {
  lines = [];
  vi.spyOn(Logger.prototype, 'log').mockImplementation((line: unknown) => void lines.push(line));
});
afterEach(() => vi.restoreAllMocks());

it('Refusals are counted by reason', () => {
  const refusals = new SecurityRefusals();
  refusals.count('wrong-password', 'signIn');
  refusals.count('wrong-code');
  refusals.count('wrong-password', 'openSession');
  expect(refusals.entries()).toEqual([
    { reason: 'wrong-password', count: 2 },
    { reason: 'wrong-code', count: 1 },
  ]);
});

it('Refusals are logged once a minute for each reason, with the number since the last line', () => {
  const refusals = new SecurityRefusals(() => nowMs);
  for (let each = 0; each < 500; each += 1) refusals.count('wrong-password', 'signIn');
  refusals.count('wrong-code', 'enterTournament');
  nowMs += MINUTE_MS;
  refusals.count('wrong-password', 'openSession');
  const msg = 'security refusal';
  expect(lines).toEqual([
    { msg, reason: 'wrong-password', operation: 'signIn', since: 1 },
    { msg, reason: 'wrong-code', operation: 'enterTournament', since: 1 },
    { msg, reason: 'wrong-password', operation: 'openSession', since: 500 },
  ]);
});

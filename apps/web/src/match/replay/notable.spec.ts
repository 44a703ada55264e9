import { describe, expect, it } from 'vitest';
import { isNotable } from './notable.js';

describe('A moment that a judge would look at', () => {
  it.each([
    ['a ruling', { type: 'warn-seat', seat: 1 }, [], true],
    ['a reading that was ruled', { type: 'act' }, [{ kind: 'ruled', option: 'emptyAltar' }], true],
    ['the end', { type: 'act' }, [{ kind: 'ended', outcome: {} }], true],
    ['little time', { type: 'act' }, [{ kind: 'time-charged', seat: 1, clockMsLeft: 9_999 }], true],
    ['time enough', { type: 'act' }, [{ kind: 'time-charged', clockMsLeft: 10_000 }], false],
    ['an answer', { type: 'act', seat: 1 }, [{ kind: 'moved', card: 'c1' }], false],
  ])('%s', (_, action, facts, notable) => {
    expect(isNotable({ action, facts })).toBe(notable);
  });
});

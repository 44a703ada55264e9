import { describe, expect, it } from 'vitest';
import { callsSince } from './calls-since.js';

const event = (type: string, entrant: number, at: number) => ({
  type,
  at,
  facts: [{ kind: type, entrant }],
});

describe('Calls', () => {
  it('wait since they were made, and no more once they are answered', () => {
    const events = [
      event('staff-called', 7, 1_000),
      event('result-reported', 7, 1_500),
      event('staff-called', 3, 2_000),
      event('call-answered', 7, 3_000),
    ];
    expect([...callsSince(events, new Map([[9, 500]]))]).toEqual([
      [9, 500],
      [3, 2_000],
    ]);
  });

  it('that are made again wait since the last time', () => {
    const again = [event('call-answered', 7, 2_000), event('staff-called', 7, 3_000)];
    expect(callsSince(again, new Map([[7, 1_000]])).get(7)).toBe(3_000);
  });
});

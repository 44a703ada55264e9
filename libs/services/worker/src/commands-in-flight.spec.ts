import { describe, expect, it } from 'vitest';
import { CommandsInFlight } from './commands-in-flight.js';

const entry = (offset: number) => ({
  key: 'm',
  value: new Uint8Array(),
  offset,
  appendedAtMs: 0,
});

describe('Commands in flight', () => {
  it('are passed when everything before them is done', () => {
    const passed: number[] = [];
    const inFlight = new CommandsInFlight(({ offset }) => passed.push(offset));
    const [first, second, third] = [0, 1, 2].map((offset) => inFlight.add(entry(offset)));
    second?.();
    expect([passed, inFlight.size]).toEqual([[], 3]);
    first?.();
    expect([passed, inFlight.size]).toEqual([[1], 1]);
    third?.();
    expect([passed, inFlight.size]).toEqual([[1, 2], 0]);
  });

  it('let those in who wait for room', async () => {
    const inFlight = new CommandsInFlight(() => {});
    const done = [0, 1, 2].map((offset) => inFlight.add(entry(offset)));
    let isIn = false;
    const waiting = inFlight.atMost(1).then(() => (isIn = true));
    done[0]?.();
    await Promise.resolve();
    expect(isIn).toBe(false);
    done[1]?.();
    await waiting;
    expect(isIn).toBe(true);
  });

  it('let those go who wait when nobody waits any more', async () => {
    const inFlight = new CommandsInFlight(() => {});
    inFlight.add(entry(0));
    const patience = new AbortController();
    const both = [inFlight.atMost(0), inFlight.atMost(0, patience.signal)];
    patience.abort();
    await both[1];
    inFlight.abandon();
    await both[0];
    expect(inFlight.size).toBe(1);
  });
});

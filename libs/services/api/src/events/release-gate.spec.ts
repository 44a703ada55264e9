import type { Delayed } from '@scoresheet/domain-match';
import type { AdmittedEvent } from '@scoresheet/services-tail';
import { beforeEach, describe, expect, it } from 'vitest';
import { virtualClock, type VirtualClock } from '../clock.spec-kit.js';
import { releaseGate, type ReleaseGate } from './release-gate.js';

const START_MS = 1_000_000;

let clock: VirtualClock;
let out: number[];
let gate: ReleaseGate;
beforeEach(() => {
  clock = virtualClock(START_MS);
  out = [];
  gate = releaseGate(clock, ({ header }) => out.push(header.seq));
});

/** An event of now, in a match whose game began with event 0. */
function happen(seq: number, delay: Delayed['delay'], isOver = false): void {
  const header = { seq, at: clock.now() };
  const match: Delayed = { delay, begunSeq: 0, head: header, isOver };
  gate.hold({ header } as unknown as AdmittedEvent, match);
}

describe('The gate', () => {
  it('lets an event out when its seconds have gone by, though nothing else happens', () => {
    happen(0, { events: 0, seconds: 10 });
    clock.pass(9_999);
    expect(out).toEqual([]);
    clock.pass(1);
    expect(out).toEqual([0]);
  });

  it('lets each out at its own time, in order and once', () => {
    for (let seq = 0; seq < 4; seq += 1) {
      happen(seq, { events: 0, seconds: 10 });
      clock.pass(3_000);
    }
    expect(out).toEqual([0]);
    clock.pass(1_000);
    expect(out).toEqual([0, 1]);
    clock.pass(60_000);
    expect(out).toEqual([0, 1, 2, 3]);
  });

  it('waits for so many events to follow, and sets no alarm for that', () => {
    happen(0, { events: 2, seconds: 0 });
    happen(1, { events: 2, seconds: 0 });
    clock.pass(999_999);
    expect([out, clock.waiting]).toEqual([[], 0]);
    happen(2, { events: 2, seconds: 0 });
    expect(out).toEqual([0]);
  });

  it('lets the end out after its seconds, and all that waited for events with it', () => {
    happen(0, { events: 5, seconds: 10 });
    happen(1, { events: 5, seconds: 10 }, true);
    clock.pass(9_999);
    expect(out).toEqual([]);
    clock.pass(1);
    expect(out).toEqual([0, 1]);
  });

  it('has one alarm, however much it holds, and none when it is stopped', () => {
    for (let seq = 0; seq < 9; seq += 1) happen(seq, { events: 0, seconds: 10 });
    expect(clock.waiting).toBe(1);
    gate.stop();
    expect(clock.waiting).toBe(0);
    clock.pass(60_000);
    expect(out).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { standingsPace } from './standings-pace.js';

const of = (lastSeq: number, nowMs: number, neededSeq = -1) => ({
  tournament: 't',
  lastSeq,
  neededSeq,
  nowMs,
});

describe('Given standings that were shown as of event 7', () => {
  const shownAt7 = () => {
    const pace = standingsPace();
    expect(pace(of(7, 1_000))).toEqual({ seq: 7 });
    return pace;
  };

  it('then who looks within a quarter of a second sees the same ones', () => {
    expect(shownAt7()(of(9, 1_249))).toEqual({ seq: 7 });
  });

  it('then who looks later sees those of the last event', () => {
    expect(shownAt7()(of(9, 1_250))).toEqual({ seq: 9 });
  });

  it('then who has to know of event 8 waits for the rest of that time', () => {
    expect(shownAt7()(of(9, 1_100, 8))).toEqual({ againInMs: 150 });
  });

  it('then who has to know of event 7 waits for nothing', () => {
    expect(shownAt7()(of(9, 1_100, 7))).toEqual({ seq: 7 });
  });

  it('then who looks while nothing happens puts nothing off', () => {
    const pace = shownAt7();
    expect(pace(of(7, 1_900))).toEqual({ seq: 7 });
    expect(pace(of(8, 1_950))).toEqual({ seq: 8 });
  });

  it('then a clock that steps back makes nobody wait longer than that', () => {
    expect(shownAt7()(of(8, 0, 8))).toEqual({ againInMs: 250 });
  });

  it('then standings of another tournament are shown at once', () => {
    expect(shownAt7()({ ...of(3, 1_001, 3), tournament: 'u' })).toEqual({ seq: 3 });
  });
});

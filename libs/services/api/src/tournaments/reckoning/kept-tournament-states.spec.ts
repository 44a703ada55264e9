import { describe, expect, it } from 'vitest';
import { EVENTS_BETWEEN_STATES } from '../../moments/kept-states.js';
import { KnownTournament } from './known-tournament.js';
import { playedTournament, stateFromExport } from './played-tournament.spec-kit.js';

const tournament = playedTournament(300);
const events = tournament.events();
const lastSeq = events.length - 1;

function folded() {
  const known = new KnownTournament();
  known.take(0, events);
  known.stateAt(lastSeq);
  return known;
}

const withoutCommands = ({ commands: _, ...state }: ReturnType<typeof stateFromExport>) => state;

describe('Kept states of a tournament', () => {
  it('give the same state as a fold from the first event', () => {
    const known = folded();
    for (const seq of [0, 99, 100, 101, 250, lastSeq - 1]) {
      const state = known.stateAt(seq);
      expect(withoutCommands(state)).toEqual(withoutCommands(stateFromExport(events, seq)));
    }
  });

  it('leave few events to fold, wherever a question begins', () => {
    const known = folded();
    known.takeCount();
    const all = [...events.keys()].slice(0, -1);
    const counts = all.toReversed().map((seq) => {
      known.stateAt(seq);
      return known.takeCount().events;
    });
    expect(events.length).toBeGreaterThan(4 * EVENTS_BETWEEN_STATES);
    expect(Math.max(...counts)).toBeLessThan(events.length / 2);
    expect(counts.at(-1)).toBe(1);
  });

  it('take about as much memory as the events', () => {
    const bytes = events.reduce((sum, { length }) => sum + length, 0);
    const { bytes: all } = folded();
    expect(all).toBeGreaterThan(bytes);
    expect(all).toBeLessThan(3 * bytes);
  });

  it('stop a fold after some events, and continue it at the next call', () => {
    const known = new KnownTournament();
    known.take(0, events);
    expect(known.foldTowards(250, 100)).toBe(false);
    expect(known.takeCount().events).toBe(100);
    expect(known.foldTowards(250, 100)).toBe(false);
    expect(known.foldTowards(250, 100)).toBe(true);
    expect(known.takeCount().events).toBe(151);
  });
});

/** The tournaments that a thread remembers: those that were asked for last, within bounds. */
import { KnownTournament } from './known-tournament.js';

/** Small tournaments are many: asking for those of a whole archive must not push out a large one. */
const MAX_KNOWN = 1_000;
/** With the states that are kept; a state in use takes some ten times its events. */
const MAX_KNOWN_BYTES = 64 * 1024 * 1024;

interface KnownTournaments {
  /** A tournament; what was asked for last is never forgotten for another. */
  of(tournament: string): KnownTournament;
  /** Forgets whoever was not asked for longest, until the rest is within bounds. */
  trim(): void;
}

interface Bounds {
  readonly tournaments: number;
  readonly bytes: number;
}

export function knownTournaments(
  bounds: Bounds = { tournaments: MAX_KNOWN, bytes: MAX_KNOWN_BYTES },
): KnownTournaments {
  /** Tournaments by their ids; what was asked for last stands at the end. */
  const known = new Map<string, KnownTournament>();

  return {
    of(tournament) {
      const found = known.get(tournament) ?? new KnownTournament();
      known.delete(tournament);
      known.set(tournament, found);
      return found;
    },
    trim() {
      let bytes = [...known.values()].reduce((sum, each) => sum + each.bytes, 0);
      for (const [tournament, each] of known) {
        const isWithin = known.size <= bounds.tournaments && bytes <= bounds.bytes;
        if (isWithin || known.size === 1) return;
        known.delete(tournament);
        bytes -= each.bytes;
      }
    },
  };
}

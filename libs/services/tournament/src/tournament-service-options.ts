import type { DeciderOptions } from '@scoresheet/services-decider';
import type { ArchiveReader } from '@scoresheet/services-archive';
import type { LiveTournaments } from './process/process-manager.js';

export const TOURNAMENT_SERVICE_OPTIONS = Symbol('TOURNAMENT_SERVICE_OPTIONS');

export interface TournamentServiceOptions extends DeciderOptions {
  /** Archive of `match.events`. */
  readonly matchArchive: ArchiveReader;
  /** The tournaments that are not over; without it, the whole log is read at the start. */
  readonly tournaments?: LiveTournaments;
  /** What the thread for large work runs; the one that was built where absent. */
  readonly threadProgram?: URL;
  /** Milliseconds since the epoch; the machine's where absent. */
  readonly nowMs?: () => number;
  /** Milliseconds from anywhere that never fall; the machine's where absent. */
  readonly now?: () => number;
}

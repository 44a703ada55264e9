/** What a bug is planted in, to see that it is found. */
import type { EventLog } from '@scoresheet/event-log-port';
import type { MatchKeys } from '@scoresheet/services-keys';
import { KnownMatches } from '@scoresheet/services-tournament';
import { MATCH_KEYS } from './kinds.js';

export interface EventParts {
  readonly newMatches: (options: ConstructorParameters<typeof KnownMatches>[0]) => KnownMatches;
  /** The log as the worker of tournaments and its process manager have it. */
  readonly logOf: (log: EventLog) => EventLog;
  /** The keys from which a worker of tournaments draws. */
  readonly keys: () => MatchKeys;
}

export const SOUND_PARTS: EventParts = {
  newMatches: (options) => new KnownMatches(options),
  logOf: (log) => log,
  keys: () => MATCH_KEYS,
};

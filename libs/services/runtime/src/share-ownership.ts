import { wordsOf } from '@scoresheet/event-log-port';
import { postgresOwnership, type Ownership } from '@scoresheet/services-ownership';
import type { Foundation } from './foundation.js';
import type { Logger } from './logger.js';

/** The partitions of a service, shared with every other process of it on the same foundation. */
export function shareOwnership(
  service: 'match-service' | 'tournament-service' | 'projector' | 'bots',
  { database, log }: Foundation,
  logger: Logger,
): Ownership {
  return postgresOwnership({
    database,
    service,
    partitions: log.partitions,
    onTrouble: (error) => {
      const reason = wordsOf(error);
      logger.warn({ reason }, 'leases could not be renewed; what is owned is kept');
    },
  });
}

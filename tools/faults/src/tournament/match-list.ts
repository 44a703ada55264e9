/** The list of matches that an api shows: ids in the order in which their records began. */
import type { EventLog } from '@scoresheet/event-log-port';
import { placeOf } from '../world.js';
import { MATCH_KIND } from './kinds.js';

const READ_AT_ONCE = 1_000;

export function matchList(log: EventLog): () => Promise<readonly string[]> {
  const of = placeOf('events', MATCH_KIND.topics);
  const found = new Set<string>();
  let next = 0;
  return async () => {
    const end = await log.end(of);
    while (next < end) {
      const entries = await log.read(of, next, READ_AT_ONCE);
      for (const { key } of entries) found.add(key);
      next = Math.max(next, (entries.at(-1)?.offset ?? next) + 1);
    }
    return [...found];
  };
}

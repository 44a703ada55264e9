/**
 * One question for all who ask it at the same time: the readers of a partition are woken together, and
 * those who have come equally far want the same entries.
 */
import type { Offset } from './event-log.js';
import type { Batch } from './pull-subscription.js';

type Fetch = (partition: number, from: Offset) => Promise<Batch>;

/**
 * Whoever joins may get a batch that was read before the news that woke them; `pullSubscription` keeps
 * those news, and asks again. An error is told to all, and kept for nobody.
 */
export function sharedFetch(fetch: Fetch): Fetch {
  const asked = new Map<string, Promise<Batch>>();
  return (partition, from) => {
    const name = `${partition} ${from}`;
    const running = asked.get(name);
    if (running !== undefined) return running;
    const begun = fetch(partition, from).finally(() => asked.delete(name));
    asked.set(name, begun);
    return begun;
  };
}

/** Since when calls wait, by the entrant, from events in their order: an answered one waits no more. */
import type { ToldEvent } from './calls-documents.js';

export type CallsSince = ReadonlyMap<number, number>;

export function callsSince(events: readonly ToldEvent[], before: CallsSince): CallsSince {
  const since = new Map(before);
  for (const { type, at, facts } of events) {
    if (type !== 'staff-called' && type !== 'call-answered') continue;
    for (const fact of facts) {
      const { kind, entrant } = fact as { readonly kind: string; readonly entrant: number };
      if (kind === 'staff-called') since.set(entrant, at);
      if (kind === 'call-answered') since.delete(entrant);
    }
  }
  return since;
}

/**
 * Holding a record against what somebody kept of it. A verdict of EXACT says that a game is legal
 * and its chain unbroken; it cannot say that this is the game that was played, because whoever holds
 * all copies can write another legal game. A head that others kept can.
 */
import type { RecordExport } from './read-export.js';

export type Holding =
  /** The event `seq` is the one that was kept, and so is all before it. */
  | { readonly holds: true; readonly seq: number }
  | { readonly holds: false; readonly because: NotHeld };

export type NotHeld =
  /** No event has this hash: the record was cut before it, or is another one. */
  | { readonly reason: 'head-missing' }
  | { readonly reason: 'other-record'; readonly kept: string }
  /** The record ends before the kept one does. */
  | { readonly reason: 'cut'; readonly keptEvents: number }
  /** The first event that differs. */
  | { readonly reason: 'went-otherwise'; readonly seq: number };

type Chained = Pick<RecordExport, 'record' | 'events'>;

/** `hash`: of any event, 64 lower-case hex digits; each names all events before it. */
export function holdsHead({ events }: Chained, hash: string): Holding {
  const at = events.findIndex((event) => event.hash === hash);
  return at < 0 ? { holds: false, because: { reason: 'head-missing' } } : { holds: true, seq: at };
}

/** Whether the record begins with all of what was kept; what is withheld in either does not matter. */
export function holdsRecord({ record, events }: Chained, kept: Chained): Holding {
  if (kept.record !== record) {
    return { holds: false, because: { reason: 'other-record', kept: kept.record } };
  }
  const differs = kept.events.findIndex(({ hash }, seq) => hash !== events[seq]?.hash);
  if (differs < 0) return { holds: true, seq: kept.events.length - 1 };
  const isCut = differs >= events.length;
  return {
    holds: false,
    because: isCut
      ? { reason: 'cut', keptEvents: kept.events.length }
      : { reason: 'went-otherwise', seq: differs },
  };
}

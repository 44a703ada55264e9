/** What an event is to a player at this moment: one of these, and each has its own top of the page. */
import type { EventFields, OwnTable, Table } from '../follow/event-documents.js';
import type { OwnEntry } from './own-documents.js';

export type OwnSituation =
  /** Has not entered: may do so now, or not (yet, or any more). */
  | { readonly is: 'outside'; readonly mayEnter: boolean }
  /** The own entry is not here yet. */
  | { readonly is: 'coming' }
  /** On the waitlist. */
  | { readonly is: 'waiting' }
  /** Has dropped, was dropped by the end of a check-in, or was sent away. */
  | { readonly is: 'out'; readonly isSentAway: boolean; readonly isNoShow: boolean }
  /** Has entered, and play has not begun. */
  | { readonly is: 'before' }
  | { readonly is: 'cancelled' }
  /** The event is over. */
  | { readonly is: 'over' }
  /** At a table of a round that is published or played. */
  | { readonly is: 'table'; readonly table: OwnTable }
  /** Between two rounds of an event that stands still; `mayCheckIn`: has to say to be back. */
  | { readonly is: 'paused'; readonly mayCheckIn: boolean }
  /** Has a bye in this round. */
  | { readonly is: 'bye'; readonly round: number }
  /** At no table of this round, though everybody should be: late, say. */
  | { readonly is: 'no-table'; readonly round: number }
  /** Not in this phase, or out of its bracket. */
  | { readonly is: 'not-through'; readonly round: number }
  /** A round is closed, and the next one is not published. */
  | { readonly is: 'between' };

interface Facts {
  readonly event: Pick<EventFields, 'stage' | 'round' | 'ownEntrant' | 'phases' | 'checkIn'>;
  readonly ownTable: OwnTable | null;
  /** The own entry; undefined until the server has answered, null where whoever looks has not entered. */
  readonly entry: Pick<OwnEntry, 'entrant' | 'rounds'> | null | undefined;
}

export function ownSituation({ event, ownTable, entry }: Facts): OwnSituation {
  const { stage } = event;
  if (event.ownEntrant === null) return { is: 'outside', mayEnter: stage === 'REGISTRATION' };
  if (stage === 'CANCELLED') return { is: 'cancelled' };
  if (stage === 'FINISHED') return { is: 'over' };
  const isPlayed = stage === 'PLAYING' || stage === 'PAUSED';
  // Who sits at a table is told by the feed: nothing else has to be here to show it.
  if (isPlayed && ownTable && isInPlay(event, ownTable)) return { is: 'table', table: ownTable };
  if (!entry) return { is: 'coming' };
  const { status } = entry.entrant;
  if (status === 'dropped' || status === 'disqualified') {
    const isSentAway = status === 'disqualified';
    return { is: 'out', isSentAway, isNoShow: !isSentAway && entry.entrant.isNoShow };
  }
  if (status === 'waiting') return { is: 'waiting' };
  if (stage === 'PAUSED') {
    return { is: 'paused', mayCheckIn: event.checkIn && !entry.entrant.isPresent };
  }
  return isPlayed ? withoutTable(event, entry) : { is: 'before' };
}

const isOpen = (stage: string): boolean => stage === 'published' || stage === 'playing';

const isInPlay = ({ round: now }: Facts['event'], { phase, round }: Table): boolean =>
  now !== null && isOpen(now.stage) && now.phase === phase && now.round === round;

function withoutTable(
  { round: now, phases }: Facts['event'],
  { rounds }: Pick<OwnEntry, 'rounds'>,
): OwnSituation {
  if (now === null) return { is: 'between' };
  const { phase, round } = now;
  const ofPhase = rounds.filter((each) => each.phase === phase);
  const isThrough = phase === 1 || ofPhase.length > 0;
  if (!isThrough) return { is: 'not-through', round };
  if (!isOpen(now.stage)) return { is: 'between' };
  if (ofPhase.find((each) => each.round === round)?.isBye === true) return { is: 'bye', round };
  const isBracket = /-elimination$/.test(phases[phase - 1]?.kind ?? '');
  return { is: isBracket ? 'not-through' : 'no-table', round };
}

/**
 * The events of one tournament as the thread has them, and states of it: the latest one, some that are
 * kept on the way to it, and the last one of the past that a question was about.
 */
import { inspect, type FoldableEvent } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { foldTournament, type TournamentState } from '@scoresheet/domain-tournament';
import { invariant } from '@scoresheet/rules-engine';
import { NO_WORK, seatsIn, type CountedWork } from './counted-work.js';
import { keptTournamentStates } from './kept-tournament-states.js';
import type { Reckoned } from './standings-page.js';

type Offer = (state: TournamentState, eventBytes: number) => void;

export class KnownTournament {
  /** What was worked out before, by a name that says of which event. */
  readonly standings = new Map<string, Reckoned>();
  private readonly events: Uint8Array[] = [];
  private readonly kept = keptTournamentStates();
  private eventBytes = 0;
  private counted = NO_WORK;
  private latest: TournamentState | undefined;
  private past: TournamentState | undefined;

  /** The first event that is not here. */
  get next(): number {
    return this.events.length;
  }

  /** Bytes of the events and of the states that are kept. */
  get bytes(): number {
    return this.eventBytes + this.kept.bytes;
  }

  /** What is here already is passed over. */
  take(fromSeq: number, taken: readonly Uint8Array[]): void {
    invariant(fromSeq <= this.next, `events up to ${this.next} come first`);
    for (const event of taken.slice(this.next - fromSeq)) {
      this.events.push(event);
      this.eventBytes += event.length;
    }
  }

  /** Folds `atMost` events towards the state as of `seq`; false if some are left. */
  foldTowards(seq: number, atMost: number): boolean {
    return this.stateTowards(seq, atMost).seq === seq;
  }

  /** As of an event that is here. To be read at once: the state goes on changing. */
  readonly stateAt = (seq: number): TournamentState => this.stateTowards(seq, Infinity);

  /** Counts work that an answer takes besides the fold. */
  count({ events = 0, seats = 0, draws = 0 }: Partial<CountedWork>): void {
    const before = this.counted;
    this.counted = {
      events: before.events + events,
      seats: before.seats + seats,
      draws: before.draws + draws,
    };
  }

  /** The work since the last call. */
  takeCount(): CountedWork {
    const { counted } = this;
    this.counted = NO_WORK;
    return counted;
  }

  private stateTowards(seq: number, atMost: number): TournamentState {
    const isPast = this.latest !== undefined && seq < this.latest.seq;
    const from = isPast ? this.nearestTo(seq) : this.latest;
    const toSeq = Math.min(seq, (from?.seq ?? -1) + atMost);
    const state = this.folded(from, toSeq, isPast ? () => undefined : this.kept.offer);
    if (isPast) this.past = state;
    else this.latest = state;
    return state;
  }

  /** The nearest state before an event of the past: the last one of a question, or a kept one. */
  private nearestTo(seq: number): TournamentState | undefined {
    const { past, kept } = this;
    if (past !== undefined && past.seq <= seq && past.seq >= kept.lastSeq(seq)) return past;
    const state = kept.last(seq);
    if (state !== undefined) this.count({ seats: seatsIn(state) });
    return state;
  }

  /** Folds the events that follow `from`, which it changes. */
  private folded(from: TournamentState | undefined, toSeq: number, offer: Offer): TournamentState {
    const first = (from?.seq ?? -1) + 1;
    let state = from;
    for (let seq = first; seq <= toSeq; seq += 1) {
      const event = this.events[seq];
      state = foldTournament(sha256, state, eventIn(event, seq));
      offer(state, event?.length ?? 0);
    }
    invariant(state, 'an event that was asked for is here');
    this.count({ events: toSeq + 1 - first });
    return state;
  }
}

const ANY_PLACE = { partition: 0, partitions: 1 };

/** The event as it was admitted elsewhere: its chain is not looked at again. The last line knows all. */
function eventIn(bytes: Uint8Array | undefined, seq: number): FoldableEvent {
  invariant(bytes, `event ${seq} is here`);
  const entry = inspect(ANY_PLACE, bytes, sha256);
  invariant(entry.admitted === undefined, `event ${seq} is none`);
  const { header, partLines } = entry;
  return { header, house: JSON.parse(partLines.slice(partLines.lastIndexOf('\n') + 1)) };
}

/**
 * Stepping through a match: its events with the match right after each, from any of them on. What
 * lies before the first is folded from the nearest state that is kept.
 */
import { Injectable } from '@nestjs/common';
import type { MatchState } from '@scoresheet/domain-match';
import { eachInTurns, foldableOf, type AdmittedEvent } from '@scoresheet/services-tail';
import { foldedEvents, type FoldedEvent } from '../events/folded-events.js';
import { MatchTails } from '../matches/match-tails.service.js';
import { keptStates } from './kept-states.js';

/** So many events are in memory at once while a match is folded up to a place in it. */
const READ_AT_ONCE = 500;

@Injectable()
export class Replays {
  private readonly kept = keptStates();
  /** Of each match that is being folded up to a place: whoever asks next folds on from there. */
  private readonly running = new Map<string, Promise<unknown>>();

  constructor(private readonly tails: MatchTails) {}

  /** How many events have to be folded before this one is reached. */
  distanceTo(record: string, seq: number): number {
    return seq - this.kept.nextAfterLast(record, seq);
  }

  /** The events, which lie in a row, with the match right after each. */
  async *through(events: readonly AdmittedEvent[]): AsyncGenerator<FoldedEvent<MatchState>, void> {
    const [first] = events;
    if (first === undefined) return;
    const before = await this.stateBefore(first.header.record, first.head.seq);
    for (const folded of foldedEvents(this.tails.aggregate, events, before)) {
      this.kept.offer(folded.state);
      yield folded;
    }
  }

  private async stateBefore(record: string, seq: number): Promise<MatchState | undefined> {
    const earlier = this.running.get(record) ?? Promise.resolve();
    const own = earlier.catch(() => undefined).then(() => this.foldedUpTo(record, seq));
    this.running.set(record, own);
    try {
      return await own;
    } finally {
      if (this.running.get(record) === own) this.running.delete(record);
    }
  }

  private async foldedUpTo(record: string, seq: number): Promise<MatchState | undefined> {
    const { aggregate } = this.tails;
    let state = this.kept.lastBefore(record, seq);
    for (let from = (state?.seq ?? -1) + 1; from < seq;) {
      const events = await this.tails.history(record, from, Math.min(READ_AT_ONCE, seq - from));
      if (events.length === 0) throw new Error(`event ${from} of match ${record} is gone`);
      await eachInTurns(events, (event) => {
        state = aggregate.fold(state, foldableOf(event));
        this.kept.offer(state);
      });
      from += events.length;
    }
    return state;
  }
}

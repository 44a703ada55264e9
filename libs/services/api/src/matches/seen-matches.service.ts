/**
 * A match and its events as one viewer may know them now: live, or as they stood at the cut of
 * whoever is held back.
 */
import { Inject, Injectable } from '@nestjs/common';
import type { MatchState } from '@scoresheet/domain-match';
import type { Identity } from '@scoresheet/services-accounts';
import { houseOf, type AdmittedEvent } from '@scoresheet/services-tail';
import { API_OPTIONS, type ApiOptions } from '../api-options.js';
import { systemClock } from '../clock.js';
import { cutOf, seenEvents, type Sight, type VisibilityCut } from '../visibility-cut.js';
import { MatchTails } from './match-tails.service.js';

/** States at the public's cut that are kept, so that not every look folds a match anew. */
const MAX_KEPT_STATES = 500;

export interface SeenState {
  /** As of the cut, to be read at once. */
  readonly state: MatchState;
  readonly cut: VisibilityCut;
}

export interface SeenEvents {
  readonly events: readonly AdmittedEvent[];
  readonly cut: VisibilityCut;
}

export interface EventsAsked {
  readonly from?: number;
  readonly atMost?: number;
}

@Injectable()
export class SeenMatches {
  /** At the public's cut, the one that was looked at last at the end. */
  private readonly kept = new Map<string, MatchState>();

  constructor(
    @Inject(MatchTails) private readonly tails: MatchTails,
    @Inject(API_OPTIONS) private readonly options: ApiOptions,
  ) {}

  /** Undefined where there is no such match; refuses one that is suspended. */
  async find(record: string, asker: Identity | undefined): Promise<SeenState | undefined> {
    const live = await this.tails.findState(record);
    if (live === undefined) return undefined;
    const sight = this.sightOf(live, asker);
    const { cut } = sight;
    return { cut, state: cut.isDelayed ? await this.stateAtCut(sight) : live };
  }

  /** Refuses a match that is unknown or suspended. */
  async events(
    record: string,
    asker: Identity | undefined,
    { from = 0, atMost }: EventsAsked = {},
  ): Promise<SeenEvents> {
    const sight = this.sightOf(await this.tails.stateOf(record), asker);
    const events = await this.tails.history(record, from, atMost);
    return { events: seenEvents(events, sight), cut: sight.cut };
  }

  private sightOf(state: MatchState, asker: Identity | undefined): Sight {
    const { clock = systemClock } = this.options;
    return { state, cut: cutOf(state, asker), nowMs: clock.now() };
  }

  private async stateAtCut(sight: Sight): Promise<MatchState> {
    const { record } = sight.state;
    const before = this.kept.get(record);
    const from = (before?.seq ?? -1) + 1;
    const events = seenEvents(await this.tails.history(record, from), sight);
    let state = this.kept.get(record) ?? before;
    for (const event of events) {
      // Somebody else may have folded it while the history was on its way.
      if (event.head.seq !== (state?.seq ?? -1) + 1) continue;
      state = this.tails.folder.fold(state, { header: event.header, house: houseOf(event) });
    }
    if (state === undefined) throw new Error(`match ${record} has no event 0`);
    this.keep(state);
    return state;
  }

  private keep(state: MatchState): void {
    this.kept.delete(state.record);
    this.kept.set(state.record, state);
    if (this.kept.size <= MAX_KEPT_STATES) return;
    for (const oldest of this.kept.keys()) return void this.kept.delete(oldest);
  }
}

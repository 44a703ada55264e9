/**
 * A match and its events as one viewer may know them now: live, or as they stood at the cut of
 * whoever is held back.
 */
import { Inject, Injectable } from '@nestjs/common';
import { stepsOf, type MatchState } from '@scoresheet/domain-match';
import type { ReadingWay } from '@scoresheet/services-rulings';
import { foldableOf, type AdmittedEvent } from '@scoresheet/services-tail';
import { API_CLOCK } from '../api-parts.js';
import type { Clock } from '../clock.js';
import { TableStaff } from '../tournaments/cut/table-staff.service.js';
import { Invitations } from '../invitations/invitations.service.js';
import { HouseReading } from '../house-reads/house-reading.service.js';
import {
  cutWithoutState,
  ownSeatOf,
  readingCut,
  seenEvents,
  type Sight,
  type VisibilityCut,
} from '../visibility-cut.js';
import { MatchTails } from './match-tails.service.js';
import { cutInPerspective, type Look } from './perspective.js';
import { tellable, type Standing } from '../records/stopped-record.js';

/** States at the public's cut that are kept, so that not every look folds a match anew. */
const MAX_KEPT_STATES = 500;

/** Of a match whose event 0 nobody can read. */
const NO_SEATS = { seats: [] };

interface SeenState {
  /** The match as of the cut, to be read at once. */
  readonly state: MatchState;
  readonly cut: VisibilityCut;
  /** Where the asker sits, with whosever eyes they look; 0 for the JUDGE. */
  readonly ownSeat: number | null;
}

interface SeenRecord {
  readonly events: readonly AdmittedEvent[];
  readonly cut: VisibilityCut;
}

export interface SeenEvents extends SeenRecord {
  /** Of the match as of now, which may stand still. */
  readonly standing: Standing<MatchState>;
  /** The next event is one that nobody can read: who asks for it is told so. */
  readonly isBeforeBadEvent: boolean;
}

interface EventsAsked {
  readonly from?: number;
  readonly atMost?: number;
  /** `atMost` counts steps: the events between them come along. */
  readonly inSteps?: boolean;
}

@Injectable()
export class SeenMatches {
  /** States at the public's cut, the one that was looked at last at the end. */
  private readonly kept = new Map<string, MatchState>();

  @Inject() private readonly invitations!: Invitations;

  constructor(
    private readonly tails: MatchTails,
    private readonly reading: HouseReading,
    private readonly staff: TableStaff,
    @Inject(API_CLOCK) private readonly clock: Clock,
  ) {}

  /** A match as the asker sees it, undefined where there is none. Refuses a suspended one. */
  async find(record: string, look: Look): Promise<SeenState | undefined> {
    const live = await this.invitations.stateFor(record, look);
    if (live === undefined) return undefined;
    const { sight, ownSeat } = await this.sightOf(live, look);
    const { cut } = sight;
    return { cut, ownSeat, state: cut.isDelayed ? await this.stateAtCut(sight) : live };
  }

  /**
   * Refuses a match that is unknown. Of one that is suspended it tells the events before the bad one
   * and the one by which staff has ended it, and refuses what lies between.
   */
  async events(
    record: string,
    look: Look,
    { from = 0, atMost = Infinity, inSteps = false }: EventsAsked = {},
  ): Promise<SeenEvents> {
    const standing = await this.standingFor(record, look);
    const { state, suspension } = standing;
    const most = inSteps && state ? eventsOfSteps(state, from, atMost) : atMost;
    const limit = tellable(suspension, { from, atMost: most });
    const events = await this.tails.history(record, from, limit);
    const seen = await this.seen(events, state, look, 'events');
    const isBeforeBadEvent = from + seen.events.length === suspension?.seq;
    return { ...seen, standing, isBeforeBadEvent };
  }

  /** All events, for a file that others judge; refuses a match that is unknown. */
  async record(record: string, look: Look): Promise<SeenRecord> {
    const { state } = await this.standingFor(record, look);
    return this.seen(await this.tails.history(record), state, look, 'export');
  }

  /** Who is not let to a private match is told what is said of none. */
  private async standingFor(record: string, look: Look): Promise<Standing<MatchState>> {
    const standing = await this.tails.knownStandingOf(record);
    const { state } = standing;
    if (state && !(await this.invitations.lets(state, look))) throw this.tails.unknownError(record);
    return standing;
  }

  private async seen(
    events: readonly AdmittedEvent[],
    state: MatchState | undefined,
    look: Look,
    way: ReadingWay,
  ): Promise<SeenRecord> {
    const sight = state && (await this.sightOf(state, look)).sight;
    const seen = sight
      ? { events: seenEvents(events, sight), cut: sight.cut }
      : { events, cut: cutInPerspective(cutWithoutState(look.asker), look.perspective, NO_SEATS) };
    const last = seen.events.at(-1)?.header;
    if (seen.cut.isNoted && last !== undefined) {
      await this.reading.note(last.record, look.asker, { way, upToSeq: last.seq });
    }
    return seen;
  }

  private async sightOf(
    state: MatchState,
    look: Look,
  ): Promise<{ readonly sight: Sight; readonly ownSeat: number | null }> {
    const asker = await this.staff.in(state, look.asker);
    const nowMs = this.clock.now();
    const cut = cutInPerspective(readingCut(state, asker, nowMs), look.perspective, state);
    return { sight: { state, cut, nowMs }, ownSeat: ownSeatOf(state, asker) };
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
      state = this.tails.aggregate.fold(state, foldableOf(event));
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

/** Counts the events from a sequence number up to the last of `steps` steps. */
function eventsOfSteps({ machinery, seq }: MatchState, from: number, steps: number): number {
  const { stepAt, seqAt } = stepsOf(machinery, seq);
  return seqAt(stepAt(from) + steps) - from + 1;
}

/**
 * Following a match: what has happened from a sequence number on, then what happens, without a gap
 * or a repeat, and each event with the situation right after it.
 */
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { AdmittedEvent } from '@scoresheet/services-tail';
import { API_CLOCK } from '../api-parts.js';
import type { Clock } from '../clock.js';
import { HouseReading } from '../house-reads/house-reading.service.js';
import { TableStaff } from '../tournaments/cut/table-staff.service.js';
import { Invitations } from '../invitations/invitations.service.js';
import { MatchTails } from '../matches/match-tails.service.js';
import { cutOf, cutWithoutState, isStaff } from '../visibility-cut.js';
import { stoppable } from './bounded-queue.js';
import { foldedEvents } from './folded-events.js';
import type { MatchMessageType } from './match-event.type.js';
import { matchFeeds } from './match-feeds.js';
import type { Follower, MatchFeeds, MatchSubscription } from './match-feeds.js';
import { MatchMessages } from './match-messages.service.js';
import { stoppedMessages, type Stopped } from './stopped-messages.js';
import { SubscriberQueues, type SubscriberQueue } from './subscriber-queues.service.js';

/** While somebody of the staff follows a match, the note of how far is so much behind at most. */
const NOTE_EVERY_MS = 10_000;

@Injectable()
export class MatchSubscriptions implements OnModuleInit, OnApplicationShutdown {
  /** Matches that somebody follows, and events that came while theirs was opening. */
  private readonly feeds = new Map<string, MatchFeeds>();
  @Inject() private readonly telling!: MatchMessages;
  @Inject() private readonly staff!: TableStaff;
  @Inject() private readonly invitations!: Invitations;
  private readonly opening = new Map<string, { early: AdmittedEvent[]; done: Promise<void> }>();

  constructor(
    private readonly tails: MatchTails,
    private readonly reading: HouseReading,
    @Inject(API_CLOCK) private readonly clock: Clock,
    private readonly queues: SubscriberQueues,
  ) {}

  onModuleInit(): void {
    this.tails.onAdmitted((event) => {
      const { record } = event.header;
      this.opening.get(record)?.early.push(event);
      this.feeds.get(record)?.take(event);
    });
  }

  onApplicationShutdown(): void {
    for (const feeds of this.feeds.values()) feeds.close();
  }

  /** How many follow a match here without a seat in it; other processes have others. */
  watchersOf(match: string): number {
    return this.feeds.get(match)?.watchers ?? 0;
  }

  /** Refuses a match that is unknown. */
  async follow(asked: MatchSubscription): Promise<AsyncIterableIterator<MatchMessageType>> {
    const { match, withTable } = asked;
    const { state, suspension } = await this.tails.knownStandingOf(match);
    if (state && !(await this.invitations.lets(state, asked))) throw this.tails.unknownError(match);
    const asker = await this.staff.in(state, asked.asker);
    const following = { ...asked, asker };
    if (suspension !== undefined) return this.followStopped(following, { state, suspension });
    // Found and joined in one turn: in between, its last follower could leave, and the feeds with it.
    while (!this.feeds.has(match)) await this.opened(match);
    const feeds = this.feeds.get(match) as MatchFeeds;
    const feed = feeds.feedFor(asker);
    const queue = this.queues.open<MatchMessageType>({
      from: following.from,
      seqOf: ({ seq }) => seq,
      onStop: () => this.leave(match, feeds, follower),
    });
    const follower: Follower = {
      asker,
      withTable,
      take: (message) => queue.take(message),
      fail: (error) => queue.fail(this.tails.stoppedError(match) ?? error),
    };
    const joinedAt = feed.state.seq;
    feed.join(follower);
    const told = this.messages(following, joinedAt, queue);
    const isHouse = () => cutOf(feed.state, asker).isNoted;
    const isNoted = asker !== undefined && isStaff(asker.roles);
    return stoppable(isNoted ? this.noted(told, following, isHouse) : told, queue.stop);
  }

  private async followStopped(
    following: MatchSubscription,
    stopped: Stopped,
  ): Promise<AsyncIterableIterator<MatchMessageType>> {
    const { match, asker } = following;
    const { clock, tails, telling } = this;
    const cut = stopped.state ? cutOf(stopped.state, asker) : cutWithoutState(asker);
    const upToSeq = stopped.suspension.seq;
    if (cut.isNoted) {
      await this.reading.note(match, asker, { way: 'subscription', upToSeq });
    }
    return stoppedMessages(following, stopped, { tails, telling, nowMs: clock.now() });
  }

  /** What the house is told is noted before it is told: at once, then now and then, and at the end. */
  private async *noted(
    told: AsyncGenerator<MatchMessageType, void>,
    { match, asker }: MatchSubscription,
    isHouse: () => boolean,
  ): AsyncGenerator<MatchMessageType, void> {
    const { clock } = this;
    let [upToSeq, notedMs] = [0, -Infinity];
    const note = () => this.reading.note(match, asker, { way: 'subscription', upToSeq });
    try {
      for await (const message of told) {
        if (isHouse()) upToSeq = message.seq;
        if (upToSeq > 0 && clock.now() - notedMs >= NOTE_EVERY_MS) {
          await note();
          notedMs = clock.now();
        }
        yield message;
      }
    } finally {
      if (upToSeq > 0) await note();
    }
  }

  /** The past up to where the feed was joined, then what the feed has put into the queue. */
  private async *messages(
    { match, from, withTable, asker }: MatchSubscription,
    joinedAt: number,
    queue: SubscriberQueue<MatchMessageType>,
  ): AsyncGenerator<MatchMessageType, void> {
    const past = from > joinedAt ? [] : await this.tails.history(match);
    for (const { event, state } of foldedEvents(
      this.tails.aggregate,
      past.slice(0, joinedAt + 1),
    )) {
      if (event.head.seq >= from)
        yield this.telling.of(event, state, cutOf(state, asker), withTable);
    }
    for (let message = await queue.next(); message; message = await queue.next()) {
      if (message.seq >= from) yield message;
    }
  }

  /** Events that come while the past is being read are taken after it. */
  private opened(match: string): Promise<void> {
    const running = this.opening.get(match);
    if (running !== undefined) return running.done;
    const early: AdmittedEvent[] = [];
    const open = async (): Promise<void> => {
      try {
        const { clock } = this;
        const { aggregate } = this.tails;
        const messageOf = this.telling.of;
        const feeds = matchFeeds(await this.tails.history(match), { aggregate, messageOf, clock });
        for (const event of early) feeds.take(event);
        this.feeds.set(match, feeds);
      } finally {
        this.opening.delete(match);
      }
    };
    const done = open();
    this.opening.set(match, { early, done });
    return done;
  }

  private leave(match: string, feeds: MatchFeeds, follower: Follower): void {
    feeds.leave(follower);
    if (!feeds.isEmpty || this.feeds.get(match) !== feeds) return;
    this.feeds.delete(match);
    feeds.close();
  }
}

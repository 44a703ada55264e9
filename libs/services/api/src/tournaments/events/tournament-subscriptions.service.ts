/**
 * Following a tournament: what has happened from a sequence number on, then what happens, without a
 * gap or a repeat. What somebody may know is asked when a message is read and not when it is put in
 * the queue: staff who are dismissed, or who enter to play, read nothing more of the house's lines.
 */
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Identity } from '@scoresheet/services-accounts';
import type { AdmittedEvent } from '@scoresheet/services-tail';
import { stoppable } from '../../events/bounded-queue.js';
import { handedOut } from '../../events/handed-out.js';
import { SubscriberQueues, type SubscriberQueue } from '../../events/subscriber-queues.service.js';
import { tellable } from '../../records/stopped-record.js';
import { TournamentSight, type SightOfTournament } from '../cut/tournament-sight.service.js';
import { TournamentTails } from '../tournament-tails.service.js';
import { ToldTournament } from './told-tournament.service.js';
import type { TournamentMessageType } from './tournament-event.type.js';

const PAST_AT_ONCE = 500;

interface Following {
  readonly tournament: string;
  /** The first sequence number that is wanted. */
  readonly from: number;
  readonly asker: Identity | undefined;
}

interface Follower {
  readonly queue: SubscriberQueue<AdmittedEvent>;
  /** Events that have come since it follows. */
  told: number;
  /** Asked for again when something has happened since. */
  sight: SightOfTournament | undefined;
}

@Injectable()
export class TournamentSubscriptions implements OnModuleInit {
  private readonly followers = new Map<string, Set<Follower>>();
  private readonly handOut = handedOut();

  constructor(
    private readonly tails: TournamentTails,
    private readonly sights: TournamentSight,
    private readonly queues: SubscriberQueues,
    private readonly told: ToldTournament,
  ) {}

  onModuleInit(): void {
    this.tails.onAdmitted((event) => {
      const followers = this.followers.get(event.header.record);
      for (const follower of followers ?? []) {
        follower.told += 1;
        follower.sight = undefined;
        this.handOut(() => {
          if (followers?.has(follower) === true) follower.queue.take(event);
        });
      }
    });
  }

  /** Refuses a tournament that is unknown to the asker. */
  async follow(following: Following): Promise<AsyncIterableIterator<TournamentMessageType>> {
    const { tournament, from, asker } = following;
    await this.sights.of(tournament, asker);
    const onStop = () => this.leave(tournament, follower);
    const queue = this.queues.open<AdmittedEvent>({ from, seqOf: ({ head }) => head.seq, onStop });
    const follower: Follower = { queue, told: 0, sight: undefined };
    const followers = this.followers.get(tournament) ?? new Set();
    this.followers.set(tournament, followers.add(follower));
    return stoppable(this.messages(following, follower), queue.stop);
  }

  /** The past up to its end, then what has come into the queue since. */
  private async *messages(
    following: Following,
    follower: Follower,
  ): AsyncGenerator<TournamentMessageType, void> {
    const { tournament } = following;
    let next = following.from;
    for (;;) {
      const { suspension } = await this.sightOf(following, follower);
      const asked = { from: next, atMost: PAST_AT_ONCE };
      const size = tellable(suspension, asked, 'tournament');
      const past = await this.tails.history(tournament, next, size);
      for (const event of past) yield await this.message(event, following, follower);
      next += past.length;
      if (past.length === 0) break;
    }
    for (let event = await follower.queue.next(); event; event = await follower.queue.next()) {
      if (event.head.seq >= next) yield await this.message(event, following, follower);
    }
  }

  /** Refuses an event that nobody can fold, and those behind it. */
  private async message(
    event: AdmittedEvent,
    following: Following,
    follower: Follower,
  ): Promise<TournamentMessageType> {
    const { suspension, ...sight } = await this.sightOf(following, follower);
    tellable(suspension, { from: event.head.seq, atMost: 1 }, 'tournament');
    return this.told.messageFor(following.asker, event, sight);
  }

  private async sightOf({ tournament, asker }: Following, follower: Follower) {
    while (follower.sight === undefined) {
      const { told } = follower;
      const sight = await this.sights.of(tournament, asker);
      if (follower.told === told) follower.sight = sight;
    }
    return follower.sight;
  }

  private leave(tournament: string, follower: Follower): void {
    const followers = this.followers.get(tournament);
    followers?.delete(follower);
    if (followers?.size === 0) this.followers.delete(tournament);
  }
}

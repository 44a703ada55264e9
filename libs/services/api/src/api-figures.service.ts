import { Inject, Injectable } from '@nestjs/common';
import type { ReaderFigures } from '@scoresheet/services-tail';
import { SubscriberQueues } from './events/subscriber-queues.service.js';
import { Quotas, type ExceededQuota } from './quotas/quotas.service.js';
import { MatchTails } from './matches/match-tails.service.js';
import { TournamentTails } from './tournaments/tournament-tails.service.js';
import {
  FrontDoorRefusals,
  type FrontDoorRefusal,
} from './transport/front-door-refusals.service.js';
import { SecurityRefusals, type SecurityRefusal } from './transport/security-refusals.js';
import { SubscriptionSocket } from './transport/subscription-socket.js';

interface ApiFiguresOfNow {
  readonly refusals: readonly FrontDoorRefusal[];
  readonly securityRefusals: readonly SecurityRefusal[];
  readonly readers: readonly ReaderFigures[];
  readonly exceededQuotas: readonly ExceededQuota[];
  readonly subscriptions: {
    readonly sockets: number;
    readonly bufferedBytes: number;
    readonly subscriptions: number;
    readonly queued: number;
    readonly longestQueue: number;
    readonly dropped: number;
  };
}

/** What the api counts for its operator. */
@Injectable()
export class ApiFigures {
  @Inject() private readonly refusals!: FrontDoorRefusals;
  @Inject() private readonly security!: SecurityRefusals;
  @Inject() private readonly tournaments!: TournamentTails;

  constructor(
    private readonly tails: MatchTails,
    private readonly queues: SubscriberQueues,
    private readonly quotas: Quotas,
    private readonly socket: SubscriptionSocket,
  ) {}

  figures(): ApiFiguresOfNow {
    const { sockets, bufferedBytes } = this.socket.counts();
    const { subscriptions, waitingMessages, longestQueue, dropped } = this.queues.counts();
    return {
      readers: [...this.tails.readers(), ...this.tournaments.readers()],
      exceededQuotas: this.quotas.counts(),
      refusals: this.refusals.entries(),
      securityRefusals: this.security.entries(),
      subscriptions: {
        sockets,
        bufferedBytes,
        subscriptions,
        longestQueue,
        dropped,
        queued: waitingMessages,
      },
    };
  }
}

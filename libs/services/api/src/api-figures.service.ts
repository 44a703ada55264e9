import { Inject, Injectable } from '@nestjs/common';
import type { ReaderFigures } from '@scoresheet/services-tail';
import { MatchFeeds } from './events/match-feeds.service.js';
import { Quotas, type ExceededQuota } from './quotas/quotas.service.js';
import { MatchTails } from './matches/match-tails.service.js';
import { SubscriptionSocket } from './transport/subscription-socket.js';

export interface ApiFiguresOfNow {
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
  constructor(
    @Inject(MatchTails) private readonly tails: MatchTails,
    @Inject(MatchFeeds) private readonly feeds: MatchFeeds,
    @Inject(Quotas) private readonly quotas: Quotas,
    @Inject(SubscriptionSocket) private readonly socket: SubscriptionSocket,
  ) {}

  figures(): ApiFiguresOfNow {
    const { sockets, bufferedBytes } = this.socket.counts();
    const { subscriptions, waitingMessages, longestQueue, dropped } = this.feeds.counts();
    return {
      readers: this.tails.readers(),
      exceededQuotas: this.quotas.counts(),
      subscriptions: {
        ...{ sockets, bufferedBytes, subscriptions, longestQueue, dropped },
        queued: waitingMessages,
      },
    };
  }
}

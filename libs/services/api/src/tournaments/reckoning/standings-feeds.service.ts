/**
 * Following standings: whoever follows the same ones shares one feed, which reckons when something has
 * happened, at the pace of the reader. A slow reader misses what came between, never the last ones.
 */
import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { stoppable } from '../../events/bounded-queue.js';
import type { RequestContext } from '../../transport/request-context.js';
import { TournamentTails } from '../tournament-tails.service.js';
import type { StandingsAsked } from './asked.js';
import { ShownTournaments } from './shown-tournaments.service.js';
import { standingsType } from './standings-connection.js';
import { StandingsReader } from './standings-reader.service.js';
import { standingsFeed, type StandingsFeed } from './standings-feed.js';
import type { StandingsType } from './standings.type.js';

@Injectable()
export class StandingsFeeds implements OnModuleInit, OnApplicationShutdown {
  /** By tournament, then by what is asked. */
  private readonly feeds = new Map<string, Map<string, StandingsFeed>>();

  constructor(
    private readonly tails: TournamentTails,
    private readonly tournaments: ShownTournaments,
    private readonly reader: StandingsReader,
  ) {}

  onModuleInit(): void {
    this.tails.onAdmitted(({ header }) => {
      for (const feed of this.feeds.get(header.record)?.values() ?? []) feed.touch();
    });
  }

  onApplicationShutdown(): void {
    for (const feeds of this.feeds.values()) for (const feed of feeds.values()) feed.close();
  }

  /** Refuses a tournament that is unknown to the asker. */
  async follow(
    tournament: string,
    caller: RequestContext,
    asked: StandingsAsked,
  ): Promise<AsyncIterableIterator<StandingsType>> {
    await this.tournaments.shown(tournament, caller.viewer);
    const name = JSON.stringify(asked);
    if (this.feeds.get(tournament)?.has(name) !== true) {
      // The first subscriber pays for the first standings; the server pays for all later ones.
      const now = () => this.tournaments.known(tournament);
      await this.reader.latest(now, -1, asked, caller);
    }
    const feeds = this.feeds.get(tournament) ?? new Map<string, StandingsFeed>();
    this.feeds.set(tournament, feeds);
    const feed = feeds.get(name) ?? standingsFeed(() => this.reckoned(tournament, asked));
    feeds.set(name, feed);
    const reader = feed.join();
    const stop = () => {
      feed.leave(reader);
      if (!feed.isEmpty || feeds.get(name) !== feed) return;
      feed.close();
      feeds.delete(name);
      if (feeds.size === 0 && this.feeds.get(tournament) === feeds) this.feeds.delete(tournament);
    };
    return stoppable(messages(reader), stop);
  }

  /** Standings are public, and who follows was let in before: nobody's sight is asked for again. */
  private async reckoned(tournament: string, asked: StandingsAsked): Promise<StandingsType> {
    const now = () => this.tournaments.known(tournament);
    const { seq } = await now();
    return standingsType(tournament, await this.reader.latest(now, seq, asked, undefined));
  }
}

type Reader = ReturnType<StandingsFeed['join']>;

async function* messages(reader: Reader): AsyncGenerator<StandingsType, void> {
  for (let told = await reader.next(); told; told = await reader.next()) yield told;
}

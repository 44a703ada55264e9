/** Following the tables in play of a tournament: first the present state, then what changes. */
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { tablesInPlay, tournamentPlace, type TournamentState } from '@scoresheet/domain-tournament';
import type { Identity } from '@scoresheet/services-accounts';
import { API_CLOCK } from '../../api-parts.js';
import type { Clock } from '../../clock.js';
import { stoppable } from '../../events/bounded-queue.js';
import { TournamentSight } from '../cut/tournament-sight.service.js';
import { TournamentTails } from '../tournament-tails.service.js';
import { ownTableIn } from '../views/own-table.js';
import { tableType, type TournamentTableType } from '../views/table.type.js';
import { TableMatches } from './table-matches.service.js';
import type { TablesInPlayType } from './table-play.type.js';
import { tablesChangedBy } from './tables-changed-by.js';
import {
  tablesFeed,
  type TablesFeed,
  type TablesMessage,
  type TablesReader,
} from './tables-feed.js';

const MAX_TABLES_AT_ONCE = 500;

interface Following {
  readonly tournament: string;
  readonly asker: Identity | undefined;
  /** Only the table where the asker sits. */
  readonly own: boolean;
  /** Only the table with this number. */
  readonly table: number | undefined;
}

@Injectable()
export class TablesInPlay implements OnModuleInit, OnApplicationShutdown {
  private readonly feeds = new Map<string, TablesFeed>();
  /** Many pages read one message: its answer is worked out once. */
  private readonly read = new WeakMap<TablesMessage, Promise<readonly TablesInPlayType[]>>();

  constructor(
    private readonly tails: TournamentTails,
    private readonly matches: TableMatches,
    private readonly sights: TournamentSight,
    @Inject(API_CLOCK) private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.tails.onAdmitted((event) => {
      this.feeds.get(event.header.record)?.changed(tablesChangedBy(event));
    });
    this.matches.onChanged(({ tournament, table }) => {
      this.feeds.get(tournament)?.changed(new Set([table]));
    });
  }

  onApplicationShutdown(): void {
    for (const feed of this.feeds.values()) feed.close();
  }

  /** Refuses a tournament that is unknown to the asker. */
  async follow(following: Following): Promise<AsyncIterableIterator<TablesInPlayType>> {
    const { tournament, asker } = following;
    await this.sights.of(tournament, asker);
    const feed = this.feeds.get(tournament) ?? tablesFeed(this.clock);
    this.feeds.set(tournament, feed);
    const reader = feed.join(following.own || following.table !== undefined);
    return stoppable(this.messages(following, reader), () => this.leave(tournament, feed, reader));
  }

  private leave(tournament: string, feed: TablesFeed, reader: TablesReader): void {
    feed.leave(reader);
    if (!feed.isEmpty || this.feeds.get(tournament) !== feed) return;
    feed.close();
    this.feeds.delete(tournament);
  }

  private async *messages(
    following: Following,
    reader: TablesReader,
  ): AsyncGenerator<TablesInPlayType, void> {
    const { tournament } = following;
    for (;;) {
      reader.isBehind = false;
      yield* await this.present(following, reader);
      while (!reader.isBehind) {
        const message = await reader.queue.next();
        if (message === undefined) return;
        if (reader.isOfOne) break;
        yield* await this.changed(tournament, message);
      }
    }
  }

  private async present(
    following: Following,
    reader: TablesReader,
  ): Promise<readonly TablesInPlayType[]> {
    const state = await this.stateOf(following.tournament);
    if (!reader.isOfOne) return pages(state ? inPlay(state) : [], true);
    const table = state && onlyTable(state, following);
    reader.table = table?.number ?? null;
    return [{ isFirst: true, tables: table ? [table] : [] }];
  }

  private changed(
    tournament: string,
    message: TablesMessage,
  ): Promise<readonly TablesInPlayType[]> {
    const known = this.read.get(message) ?? this.readChanged(tournament, message);
    this.read.set(message, known);
    return known;
  }

  private async readChanged(
    tournament: string,
    { changed }: TablesMessage,
  ): Promise<readonly TablesInPlayType[]> {
    const state = await this.stateOf(tournament);
    if (state === undefined) return [];
    return changed === 'all' ? pages(inPlay(state), true) : pages(named(state, changed), false);
  }

  private async stateOf(tournament: string): Promise<TournamentState | undefined> {
    return (await this.tails.standingOf(tournament))?.state;
  }
}

const inPlay = (state: TournamentState): readonly TournamentTableType[] =>
  tablesInPlay(state).map(({ phase, round, table }) =>
    tableType(state, { phase: phase.phase, round: round.round }, table),
  );

/** Tables of the published round, those with a result included. */
function named(
  state: TournamentState,
  numbers: ReadonlySet<number>,
): readonly TournamentTableType[] {
  const place = tournamentPlace(state, { unpublished: false });
  if (place === undefined) return [];
  const { phase, round } = place;
  const found = [...numbers].flatMap((number) => round.tables.get(number) ?? []);
  return found.map((table) => tableType(state, { phase, round: round.round }, table));
}

function onlyTable(
  state: TournamentState,
  { own, asker, table }: Following,
): TournamentTableType | null {
  if (own) return asker === undefined ? null : ownTableIn(state, asker.accountId);
  return named(state, new Set([table ?? 0]))[0] ?? null;
}

/** At least one message, so that a reader knows that nothing is in play. */
function pages(
  tables: readonly TournamentTableType[],
  isFirst: boolean,
): readonly TablesInPlayType[] {
  const count = Math.max(1, Math.ceil(tables.length / MAX_TABLES_AT_ONCE));
  return Array.from({ length: count }, (_, at) => ({
    isFirst: isFirst && at === 0,
    tables: tables.slice(at * MAX_TABLES_AT_ONCE, (at + 1) * MAX_TABLES_AT_ONCE),
  }));
}

/** A server that can be taken away from the bots and given back, on a log that stays. */
import { Module, type DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { TOPICS } from '@scoresheet/contracts-messages';
import { sha256 } from '@scoresheet/domain-record/node';
import { memoryLog, type MemoryLog } from '@scoresheet/event-log-memory';
import { GAMES, rulesOf } from '@scoresheet/games-catalog';
import { ApiModule, BotDoor, configureHttp } from '@scoresheet/services-api';
import { issueLocalToken, type Role } from '@scoresheet/services-accounts';
import { memoryArchive } from '@scoresheet/services-archive';
import { keysOfRing, matchKeysOf, ringOf } from '@scoresheet/services-keys';
import { ownsAll } from '@scoresheet/services-ownership';
import { MatchServiceModule } from '@scoresheet/services-match';
import { TournamentServiceModule } from '@scoresheet/services-tournament';
import { memoryCheckpoints } from '@scoresheet/services-worker';
import { houseBots } from './house/house-bots.js';
import type { ThinkTime } from './house/play-house-seat.js';

/** Always the same: chance comes from them, and from who opens the match. */
const RING = ringOf(new Uint8Array(32).fill(11));
const KEYS = keysOfRing(RING);

@Module({})
class ServerModule {
  static on(log: MemoryLog): DynamicModule {
    const archive = memoryArchive();
    const onFatal = (error: Error) => {
      throw error;
    };
    const tournamentArchive = memoryArchive();
    const shared = { log, archive, keys: KEYS, onFatal };
    return {
      module: ServerModule,
      imports: [
        MatchServiceModule.register({
          ...shared,
          matchKeys: matchKeysOf(RING),
          checkpoints: memoryCheckpoints(),
        }),
        TournamentServiceModule.register({
          ...shared,
          archive: tournamentArchive,
          matchArchive: archive,
          matchKeys: matchKeysOf(RING),
          checkpoints: memoryCheckpoints(),
        }),
        ApiModule.register({
          ...shared,
          tournamentArchive,
          environment: { rulesOf, sha256 },
          games: GAMES,
          matches: {
            page: () => Promise.resolve({ rows: [], hasMore: false }),
            hasFrom: () => Promise.resolve(false),
            count: () => Promise.resolve(0),
          },
        }),
      ],
    };
  }
}

export interface TestServer {
  readonly url: string;
  tokenOf(role: Role): Promise<string>;
  /** A match that they open has always the same chance, so its bots always play it alike. */
  hostOf(match: string): Promise<string>;
  /** The process ends and another one begins, at the same address. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

const AT_ONCE: ThinkTime = { least: 0, most: 0 };

export async function startServer({ thinkMs = AT_ONCE } = {}): Promise<TestServer> {
  const log = memoryLog({ topics: Object.values(TOPICS), partitions: 2 });
  const start = async (port: number) => {
    const app = await NestFactory.create<NestExpressApplication>(
      ServerModule.on(log.openAnother()),
      { bodyParser: false, logger: false, forceCloseConnections: true },
    );
    configureHttp(app);
    await app.listen(port, '127.0.0.1');
    const onTrouble = (error: unknown) => {
      throw error;
    };
    const ownership = ownsAll(log.partitions);
    const bots = houseBots({ door: app.get(BotDoor), ownership, thinkMs, onTrouble });
    return {
      url: await app.getUrl(),
      async close() {
        await bots.stop();
        await app.close();
      },
    };
  };
  let app = await start(0);
  const { url } = app;
  return {
    url,
    tokenOf: async (role) => (await issueLocalToken(KEYS, { role })).token,
    hostOf: async (match) => {
      const host = { role: 'player', actor: `host-of-${match}` } as const;
      return (await issueLocalToken(KEYS, host)).token;
    },
    async restart() {
      await app.close();
      app = await start(Number(new URL(url).port));
    },
    async close() {
      await app.close();
      await log.close();
    },
  };
}

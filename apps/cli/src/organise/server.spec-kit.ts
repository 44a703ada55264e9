/** A server with accounts and tournaments in the test's process, and the command line that asks it. */
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { TOPICS } from '@scoresheet/contracts-messages';
import { sha256 } from '@scoresheet/domain-record/node';
import { memoryLog } from '@scoresheet/event-log-memory';
import { sharedPostgres } from '@scoresheet/event-log-postgres/shared-postgres';
import { GAMES, rulesOf } from '@scoresheet/games-catalog';
import { ApiModule, configureHttp } from '@scoresheet/services-api';
import { memoryArchive } from '@scoresheet/services-archive';
import { keysOfRing, matchKeysOf, ringOf } from '@scoresheet/services-keys';
import { matchQueries } from '@scoresheet/services-read-models';
import { openDatabase } from '@scoresheet/services-runtime';
import { TournamentServiceModule } from '@scoresheet/services-tournament';
import { memoryCheckpoints } from '@scoresheet/services-worker';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { runHere, type Ran } from '../run-here.spec-kit.js';
import { signIn } from '../server/sign-in.js';

const RING = ringOf(new Uint8Array(32).fill(11));
const PASSWORD = 'seven green lanterns';

interface TournamentServer {
  readonly url: string;
  close(): Promise<void>;
}

async function startServer(): Promise<TournamentServer> {
  const postgres = await sharedPostgres();
  const database = await openDatabase(await postgres.createDatabase());
  const log = memoryLog({ topics: Object.values(TOPICS), partitions: 2 });
  const archive = memoryArchive();
  const tournamentArchive = memoryArchive();
  const keys = keysOfRing(RING);
  const onFatal = (error: Error) => {
    throw error;
  };
  const service = await NestFactory.createApplicationContext(
    TournamentServiceModule.register({
      log,
      keys,
      onFatal,
      archive: tournamentArchive,
      matchArchive: archive,
      matchKeys: matchKeysOf(RING),
      checkpoints: memoryCheckpoints(),
    }),
    { logger: false },
  );
  const api = ApiModule.register({
    log,
    archive,
    tournamentArchive,
    keys,
    database,
    onFatal,
    games: GAMES,
    matches: matchQueries(database),
    environment: { rulesOf, sha256 },
  });
  const app = await NestFactory.create<NestExpressApplication>(api, {
    bodyParser: false,
    logger: false,
  });
  configureHttp(app);
  await app.listen(0, '127.0.0.1');
  return {
    url: await app.getUrl(),
    async close() {
      await app.close();
      await service.close();
      await log.close();
      await database.destroy();
      await postgres.dispose();
    },
  };
}

/** Called once at the top of a spec file. */
export function organiserAtTerminal() {
  let server: TournamentServer | undefined;
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'scoresheet-organiser-'));
    server = await startServer();
  });
  afterAll(async () => {
    await server?.close();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(() => {
    vi.stubEnv('XDG_CONFIG_HOME', folder);
    vi.stubEnv('SCORESHEET_DATA', folder);
    vi.stubEnv('SCORESHEET_TOKEN', '');
  });

  /** Runs `scoresheet tournament ...` against the server. */
  async function tournament(...args: readonly string[]): Promise<Ran> {
    return runHere(['tournament', ...args, '--server', server?.url ?? '']);
  }

  return {
    tournament,
    scoresheet: (...args: readonly string[]) => runHere(args),
    /** The objects that it prints; has to be done. */
    async told<T = Record<string, unknown>>(...args: readonly string[]): Promise<T> {
      const { status, stdout } = await tournament(...args, '--json');
      if (status > 1) throw new Error(`${args.join(' ')}: ${stdout}`);
      return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as T;
    },
    async file(name: string, ...lines: readonly string[]): Promise<string> {
      const path = join(folder, name);
      await writeFile(path, lines.join('\n'));
      return path;
    },
    signIn: (name: string, isNew = true) =>
      signIn({ url: server?.url ?? '', name, password: PASSWORD, isNew }),
  };
}

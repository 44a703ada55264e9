/** A whole Scoresheet within the test's process, on which bots play and which can be stopped. */
import 'reflect-metadata';
import { Module, type DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { TOPICS } from '@scoresheet/contracts-messages';
import { matchRefolder } from '@scoresheet/domain-match';
import { encodeUtf8, exportRecord, verifyExport } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { GAMES, rulesOf } from '@scoresheet/games-catalog';
import { ApiModule, configureHttp } from '@scoresheet/services-api';
import { playMatch } from '@scoresheet/services-bots';
import { MatchServiceModule } from '@scoresheet/services-match';
import { ProjectorModule, rebuildMatches } from '@scoresheet/services-projector';
import { dueMatches, matchQueries } from '@scoresheet/services-read-models';
import {
  createLogger,
  layDecidingFoundation,
  Lifetime,
  readConfig,
  type DecidingFoundation,
} from '@scoresheet/services-runtime';
import { vi } from 'vitest';

const PROJECTED_WITHIN_MS = 30_000;

export type Environment = Readonly<Record<string, string>>;

@Module({})
class WholeModule {
  static on(foundation: DecidingFoundation, onFatal: (error: Error) => void): DynamicModule {
    const matches = matchQueries(foundation.database);
    const due = dueMatches(foundation.database);
    const environment = { rulesOf, sha256 };
    return {
      module: WholeModule,
      imports: [
        MatchServiceModule.register({ ...foundation, due, onFatal }),
        ProjectorModule.register({ ...foundation, onFatal }),
        ApiModule.register({ ...foundation, matches, environment, games: GAMES, onFatal }),
      ],
    };
  }
}

export interface Running {
  readonly url: string;
  readonly foundation: DecidingFoundation;
  /** What ended it, unless it was stopped. */
  readonly fatal: readonly Error[];
  stop(): Promise<void>;
}

const frameOf = (env: Environment) => {
  const logger = createLogger('fatal', { write: () => undefined });
  const lifetime = new Lifetime(logger, { exit: () => undefined, say: () => undefined });
  return { config: readConfig(env), lifetime, logger };
};

/** Rejects with what a person would be told. */
export async function startInstallation(env: Environment): Promise<Running> {
  const frame = frameOf(env);
  const fatal: Error[] = [];
  try {
    const foundation = await layDecidingFoundation(frame);
    const app = await NestFactory.create<NestExpressApplication>(
      WholeModule.on(foundation, (error) => void fatal.push(error)),
      { bodyParser: false, logger: false, abortOnError: false },
    );
    configureHttp(app);
    frame.lifetime.own('services', () => app.close());
    await app.listen(0, '127.0.0.1');
    return { url: await app.getUrl(), foundation, fatal, stop: () => frame.lifetime.end(0) };
  } catch (error) {
    await frame.lifetime.end(1);
    throw error;
  }
}

/**
 * A match of random bots, which leave when so many of their commands are accepted. What they have
 * sent is decided then and in the archive, so that nothing more comes of it.
 */
export async function beginMatch(running: Running, seed: string, commands: number) {
  const leaving = new AbortController();
  let accepted = 0;
  const { table } = await playMatch({
    url: running.url,
    seed,
    bots: ['random', 'random'],
    leaving: leaving.signal,
    onAccepted: () => (accepted += 1) === commands && leaving.abort(),
  });
  await untilProjected(running);
  return table;
}

/** By match, as a file; each of them verifies EXACT, and the lists are what a rebuild makes. */
export async function exactExports(env: Environment): Promise<ReadonlyMap<string, string>> {
  const { lifetime, ...frame } = frameOf(env);
  const foundation = await layDecidingFoundation({ lifetime, ...frame });
  try {
    const { database, archive } = foundation;
    const { differing } = await rebuildMatches(foundation, { compareOnly: true });
    if (differing > 0) throw new Error(`${differing} rows are not what the log makes of them`);
    const rows = await database.query<{ id: string }[]>('select id from scoresheet.match');
    const exports = new Map<string, string>();
    for (const { id } of rows) {
      const events = await archive.events(id, Number.MAX_SAFE_INTEGER);
      exports.set(id, exactExport(events.map(({ bytes }) => bytes)));
    }
    return exports;
  } finally {
    await lifetime.end(0);
  }
}

function exactExport(events: readonly Uint8Array[]): string {
  const file = exportRecord(events, sha256);
  const verdict = verifyExport(encodeUtf8(file), matchRefolder({ rulesOf, sha256 }), sha256);
  if (verdict.verdict === 'EXACT') return file;
  throw new Error(`a record is ${verdict.verdict}: ${JSON.stringify(verdict)}`);
}

/** Resolves when every event that is in the log is in the archive and in the lists. */
export async function untilProjected({ foundation: { log, archive } }: Running): Promise<void> {
  for (let partition = 0; partition < log.partitions; partition += 1) {
    const end = await log.end({ topic: TOPICS.matchEvents, partition });
    const arrived = async () => ((await archive.position(partition))?.next ?? 0) >= end;
    await vi.waitUntil(arrived, { timeout: PROJECTED_WITHIN_MS });
  }
}

/** Resolves when so many matches are over, and the lists and the archive have all of the log. */
export async function untilOver(running: Running, count: number): Promise<void> {
  const over = async () => {
    const [row] = await running.foundation.database.query<{ count: string }[]>(
      `select count(*) from scoresheet.match where status = 'over'`,
    );
    return Number(row?.count);
  };
  await vi.waitUntil(async () => (await over()) >= count, { timeout: 60_000, interval: 50 });
  await untilProjected(running);
}

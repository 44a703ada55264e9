/** An installation on one log, whose services stop and start while the log stays. */
import { NestFactory } from '@nestjs/core';
import { TOPICS } from '@scoresheet/contracts-messages';
import { memoryLog, type MemoryLog } from '@scoresheet/event-log-memory';
import { postgresArchive } from '@scoresheet/services-archive';
import { ProjectorModule, ProjectorService } from '@scoresheet/services-projector';
import { matchQueries } from '@scoresheet/services-read-models';
import type { DataSource } from 'typeorm';
import { expect, vi } from 'vitest';
import { doubtful, startApi, startWorkers, type TestApi } from './api.spec-kit.js';

export interface House {
  readonly api: TestApi;
  /** Resolves when the database has everything that the log had before the call. */
  archived(): Promise<void>;
  /** Matches that the metrics of the projector name suspended. */
  countedSuspended(): number;
  stop(): Promise<void>;
}

/** One partition, so that everybody is everybody's neighbour. */
export const houseLog = (): MemoryLog =>
  memoryLog({ topics: Object.values(TOPICS), partitions: 1 });

const onFatal = (error: unknown) => {
  throw error;
};

/** Api, match service and projector, none of which remembers anything. */
export async function startHouse(of: MemoryLog, database: DataSource): Promise<House> {
  const installationKey = new Uint8Array(32).fill(7);
  const archive = postgresArchive(database, TOPICS.matchEvents);
  const log = of.openAnother();
  const belief = doubtful(installationKey);
  const projector = await NestFactory.createApplicationContext(
    ProjectorModule.register({ log, database, onFatal, belief }),
    { logger: false },
  );
  const matches = matchQueries(database);
  const api = await startApi({
    log,
    archive,
    matches,
    installationKey,
    belief,
    commandDeadlineMs: 5_000,
  });
  const stopWorkers = await startWorkers(api);
  return {
    api,
    async archived() {
      const end = await log.end({ topic: TOPICS.matchEvents, partition: 0 });
      await vi.waitFor(async () => expect((await archive.position(0))?.next).toBe(end), 30_000);
    },
    countedSuspended() {
      const { readers } = projector.get(ProjectorService).figures();
      return readers.reduce((sum, { suspended = 0 }) => sum + suspended, 0);
    },
    async stop() {
      await stopWorkers();
      await projector.close();
      await api.close();
    },
  };
}

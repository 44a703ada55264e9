/** The tournament service as a process of its own; several share the partitions. */
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { liveTournaments } from '@scoresheet/services-read-models';
import {
  layDecidingFoundation,
  nestLogger,
  runProcess,
  shareOwnership,
} from '@scoresheet/services-runtime';
import { TournamentService, TournamentServiceModule } from '@scoresheet/services-tournament';

await runProcess(async (frame) => {
  const { config, lifetime, logger, operations } = frame;
  const foundation = await layDecidingFoundation(frame);
  const app = await NestFactory.createApplicationContext(
    TournamentServiceModule.register({
      ...foundation,
      ...config.quotas,
      archive: foundation.tournamentArchive,
      matchArchive: foundation.archive,
      tournaments: liveTournaments(foundation.database),
      ownership: shareOwnership('tournament-service', foundation, logger),
      onFatal: (error) => void lifetime.fail(error),
    }),
    { logger: nestLogger(logger), abortOnError: false },
  );
  lifetime.own('services', () => app.close());
  operations.watch(app.get(TournamentService));
  console.log(`Ready, operations ${operations.url}`);
}, 'tournament-service');

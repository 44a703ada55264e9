/** The match service as a process of its own; several share the partitions. */
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { MatchService, MatchServiceModule } from '@scoresheet/services-match';
import { dueMatches } from '@scoresheet/services-read-models';
import {
  layDecidingFoundation,
  nestLogger,
  runProcess,
  shareOwnership,
} from '@scoresheet/services-runtime';

await runProcess(async (frame) => {
  const { config, lifetime, logger, operations } = frame;
  const foundation = await layDecidingFoundation(frame);
  const app = await NestFactory.createApplicationContext(
    MatchServiceModule.register({
      ...foundation,
      ...config.quotas,
      due: dueMatches(foundation.database, { closesEmpty: config.quotas.mode === 'enforce' }),
      ownership: shareOwnership('match-service', foundation, logger),
      onFatal: (error) => void lifetime.fail(error),
    }),
    { logger: nestLogger(logger), abortOnError: false },
  );
  lifetime.own('services', () => app.close());
  operations.watch(app.get(MatchService));
  console.log(`Ready, operations ${operations.url}`);
}, 'match-service');

/** The projector as a process of its own; several share the partitions. */
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { ProjectorModule, ProjectorService } from '@scoresheet/services-projector';
import {
  layFoundation,
  nestLogger,
  runProcess,
  shareOwnership,
} from '@scoresheet/services-runtime';

await runProcess(async (frame) => {
  const { lifetime, logger, operations } = frame;
  const foundation = await layFoundation(frame);
  const app = await NestFactory.createApplicationContext(
    ProjectorModule.register({
      ...foundation,
      ownership: shareOwnership('projector', foundation, logger),
      onFatal: (error) => void lifetime.fail(error),
    }),
    { logger: nestLogger(logger), abortOnError: false },
  );
  lifetime.own('services', () => app.close());
  operations.watch(app.get(ProjectorService));
  console.log(`Ready, operations ${operations.url}`);
}, 'projector');

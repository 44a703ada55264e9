/** The public api as a process of its own; any number of them may run. */
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { ApiFigures, configureHttp } from '@scoresheet/services-api';
import { layFoundation, listen, nestLogger, runProcess } from '@scoresheet/services-runtime';
import { ApiProcessModule } from './api-process.module.js';

await runProcess(async (frame) => {
  const { config, lifetime, logger, operations } = frame;
  const foundation = await layFoundation(frame);
  const app = await NestFactory.create<NestExpressApplication>(
    ApiProcessModule.on(foundation, config, (error) => void lifetime.fail(error)),
    { logger: nestLogger(logger), bodyParser: false, abortOnError: false },
  );
  configureHttp(app);
  lifetime.own('services', () => app.close());
  operations.watch(app.get(ApiFigures));
  const url = await listen(app, config);
  lifetime.drainFor(config.drainMs);
  console.log(`GraphQL ${url}/graphql, operations ${operations.url}`);
  return url;
}, 'api');

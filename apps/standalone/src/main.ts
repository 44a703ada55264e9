import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { configureHttp } from '@scoresheet/services-api';
import { layFoundation, nestLogger, runProcess } from '@scoresheet/services-runtime';
import { startDemo } from './demo.js';
import { listen } from './listen.js';
import { StandaloneModule } from './standalone.module.js';
import { welcomeWords } from './welcome.js';

/** All of Scoresheet in one process; the parts are the same as in many. */
await runProcess(async ({ config, lifetime, logger, logFile }) => {
  const foundation = await layFoundation(config, lifetime, logger);
  const app = await NestFactory.create<NestExpressApplication>(
    StandaloneModule.on(foundation, (error) => void lifetime.fail(error)),
    { logger: nestLogger(logger), bodyParser: false, abortOnError: false },
  );
  configureHttp(app);
  lifetime.own('services', () => app.close());
  const url = await listen(app, config);
  const demo = startDemo({ config, url, logger });
  lifetime.own('demo', () => demo.stop());
  console.log(welcomeWords({ config, url, logFile }));
});

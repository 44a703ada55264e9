/** The public api as a process of its own; any number of them may run. */
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import {
  ApiFigures,
  BotDoor,
  configureHttp,
  PublicTournamentEvents,
} from '@scoresheet/services-api';
import { houseBots } from '@scoresheet/services-bots';
import { botMatches } from '@scoresheet/services-read-models';
import {
  layFoundation,
  listen,
  nestLogger,
  runProcess,
  shareOwnership,
} from '@scoresheet/services-runtime';
import { deliverWebhooks } from '@scoresheet/services-webhooks';
import { ApiProcessModule } from './api-process.module.js';

await runProcess(async (frame) => {
  const { config, lifetime, logger, operations } = frame;
  const { frontDoor, quotas, webhookAddresses, webhookPorts } = config;
  const watch = { name: 'api', isWhole: false, ...operations.view };
  const foundation = await layFoundation(frame);
  const app = await NestFactory.create<NestExpressApplication>(
    ApiProcessModule.on(
      foundation,
      { frontDoor, quotas, watch, webhookAddresses, webhookPorts },
      (error) => void lifetime.fail(error),
    ),
    { logger: nestLogger(logger), bodyParser: false, abortOnError: false },
  );
  configureHttp(app);
  lifetime.own('services', () => app.close());
  operations.watch(app.get(ApiFigures));
  const url = await listen(app, config);
  const bots = houseBots({
    door: app.get(BotDoor),
    ownership: shareOwnership('bots', foundation, logger),
    lists: { partitions: foundation.log.partitions, ...botMatches(foundation.database) },
    onTrouble: (error) => logger.warn({ err: error }, 'a bot of the house could not go on'),
  });
  lifetime.own('bots of the house', () => bots.stop());
  const webhooks = deliverWebhooks({
    database: foundation.database,
    keys: foundation.keys,
    events: app.get(PublicTournamentEvents),
    addresses: config.webhookAddresses,
    onTrouble: (error) => logger.warn({ err: error }, 'webhooks wait'),
  });
  operations.watch(webhooks);
  lifetime.own('webhooks', () => webhooks.stop());
  lifetime.drainFor(config.drainMs);
  console.log(`GraphQL ${url}/graphql, operations ${operations.url}`);
  return url;
}, 'api');

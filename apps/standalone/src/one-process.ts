/** All services in this process; they are the same as in many. */
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
import { MatchService } from '@scoresheet/services-match';
import { ownsAll } from '@scoresheet/services-ownership';
import { ProjectorService } from '@scoresheet/services-projector';
import { botMatches } from '@scoresheet/services-read-models';
import {
  layDecidingFoundation,
  listen,
  nestLogger,
  type DecidingFoundation,
  type ProcessFrame,
} from '@scoresheet/services-runtime';
import { TournamentService } from '@scoresheet/services-tournament';
import { deliverWebhooks } from '@scoresheet/services-webhooks';
import { StandaloneModule } from './standalone.module.js';

/** Resolves with the address of the api. */
export async function startInOneProcess(frame: ProcessFrame): Promise<string> {
  const { config, lifetime, logger, operations } = frame;
  // Only these settings are passed on: the foundation has parts of the same names.
  const { frontDoor, quotas, webhookAddresses, webhookPorts } = config;
  const foundation = await layDecidingFoundation(frame);
  const app = await NestFactory.create<NestExpressApplication>(
    StandaloneModule.on(foundation, (error) => void lifetime.fail(error), {
      frontDoor,
      quotas,
      webhookAddresses,
      webhookPorts,
      watch: { name: 'scoresheet', isWhole: true, ...operations.view },
    }),
    { logger: nestLogger(logger), bodyParser: false, abortOnError: false },
  );
  configureHttp(app);
  lifetime.own('services', () => app.close());
  operations.watch(
    app.get(ApiFigures),
    app.get(ProjectorService),
    app.get(MatchService),
    app.get(TournamentService),
  );
  const url = await listen(app, config);
  playBots(frame, foundation, app.get(BotDoor));
  sendWebhooks(frame, foundation, app.get(PublicTournamentEvents));
  lifetime.drainFor(config.drainMs);
  return url;
}

function playBots(
  { lifetime, logger }: ProcessFrame,
  { log: { partitions }, database }: DecidingFoundation,
  door: BotDoor,
): void {
  const bots = houseBots({
    door,
    ownership: ownsAll(partitions),
    lists: { partitions, ...botMatches(database) },
    onTrouble: (error) => logger.warn({ err: error }, 'a bot of the house could not go on'),
  });
  lifetime.own('bots of the house', () => bots.stop());
}

function sendWebhooks(
  { config, lifetime, logger, operations }: ProcessFrame,
  { database, keys }: DecidingFoundation,
  events: PublicTournamentEvents,
): void {
  const webhooks = deliverWebhooks({
    database,
    keys,
    events,
    addresses: config.webhookAddresses,
    onTrouble: (error) => logger.warn({ err: error }, 'webhooks wait'),
  });
  operations.watch(webhooks);
  lifetime.own('webhooks', () => webhooks.stop());
}

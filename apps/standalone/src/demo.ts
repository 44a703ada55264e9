/** What bots play for somebody who has just started Scoresheet: matches, and a small tournament. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { demoEvents, demoTables, eventsInFolder, tablesInFolder } from '@scoresheet/services-bots';
import type { Config, Logger } from '@scoresheet/services-runtime';

interface DemoOptions {
  readonly config: Pick<Config, 'botMatches' | 'botEntrants' | 'dataFolder'>;
  /** Address of the api: the bots know no other door. */
  readonly url: string;
  readonly logger: Logger;
  /** A tournament of bots is in progress. */
  readonly onTournament: (tournament: string) => void;
}

/** One has to be left who meets somebody. */
const LEAST_ENTRANTS = 2;

export function startDemo(options: DemoOptions): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const playing = [playTables(options, stopping.signal), playEvents(options, stopping.signal)];
  return {
    async stop() {
      stopping.abort();
      await Promise.all(playing);
    },
  };
}

const playTables = ({ config, url, logger }: DemoOptions, signal: AbortSignal): Promise<void> =>
  demoTables({
    url,
    tables: config.botMatches,
    signal,
    memory: tablesInFolder(join(config.dataFolder, 'bots')),
    onFinished: ({ match }) => logger.info({ match }, 'bots have finished a match'),
    onError: (error) => logger.error({ err: error }, 'bots could not finish a match'),
  });

async function playEvents(
  { config, url, logger, onTournament }: DemoOptions,
  signal: AbortSignal,
): Promise<void> {
  if (config.botEntrants < LEAST_ENTRANTS) return;
  await demoEvents({
    url,
    signal,
    entrants: config.botEntrants,
    seed: randomUUID(),
    memory: eventsInFolder(join(config.dataFolder, 'bots')),
    onBegun: ({ tournament }) => onTournament(tournament),
    onFinished: ({ tournament }) => logger.info({ tournament }, 'bots have finished a tournament'),
    onError: (error) => logger.error({ err: error }, 'bots could not go on with a tournament'),
  });
}

/** Matches between bots, for somebody who has just started Scoresheet and wants to see it run. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { demoTables, tablesInFolder } from '@scoresheet/services-bots';
import type { Config, Logger } from '@scoresheet/services-runtime';

interface DemoOptions {
  readonly config: Pick<Config, 'botMatches' | 'dataFolder'>;
  /** Address of the api: the bots know no other door. */
  readonly url: string;
  readonly logger: Logger;
}

export function startDemo({ config, url, logger }: DemoOptions): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const playing = demoTables({
    url,
    tables: config.botMatches,
    signal: stopping.signal,
    memory: tablesInFolder(join(config.dataFolder, 'bots')),
    seed: randomUUID(),
    onFinished: ({ table }) => logger.info({ match: table.match }, 'bots have finished a match'),
    onError: (error) => logger.error({ err: error }, 'bots could not finish a match'),
  });
  return {
    async stop() {
      stopping.abort();
      await playing;
    },
  };
}

/** The database of an installation for a command that works beside it, whether it runs or not. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import type { Config } from './config/read-config.js';
import { startEmbeddedPostgres, urlInUse } from './embedded/embedded-postgres.js';
import { FolderInUse } from './embedded/folder-lock.js';

export interface ReachedDatabase {
  /** The address with the password: never to be shown. */
  readonly url: string;
  /** The database ran before: a running Scoresheet has it, or it is a server of its own. */
  readonly wasRunning: boolean;
  /** Stops what was started for this command, and nothing else. */
  close(): Promise<void>;
}

/** Rejects with words for people, as `startEmbeddedPostgres` does. */
export async function reachDatabase({ database, dataFolder }: Config): Promise<ReachedDatabase> {
  if (database.kind === 'postgres') return running(database.url);
  const { port } = database;
  try {
    const started = await startEmbeddedPostgres(
      withoutUndefined({
        dataFolder,
        port,
      }),
    );
    return { url: started.url, wasRunning: false, close: () => started.stop() };
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const url = await urlInUse(dataFolder);
    if (url === undefined) throw error;
    return running(url);
  }
}

const running = (url: string): ReachedDatabase => ({
  url,
  wasRunning: true,
  close: () => Promise.resolve(),
});

/** The built server on a data folder, as a person starts it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from './releases.js';

interface BuiltStandalone {
  readonly url: string;
  stop(): Promise<void>;
}

export async function startBuilt(folder: string): Promise<BuiltStandalone> {
  const child = spawn(process.execPath, [join(ROOT, 'apps', 'standalone', 'dist', 'main.js')], {
    env: {
      ...process.env,
      SCORESHEET_DATA: folder,
      SCORESHEET_PORT: '0',
      SCORESHEET_BOT_MATCHES: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  for await (const line of createInterface(child.stdout)) {
    const url = /GraphQL +(http:\S+)\/graphql/.exec(line)?.[1];
    if (url === undefined) continue;
    child.stdout.resume();
    return {
      url,
      async stop() {
        child.kill('SIGTERM');
        await ended;
      },
    };
  }
  throw new Error('The server ended before it had said its address.');
}

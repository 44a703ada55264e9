/** The processes that `npm start` has started, as it says in its log. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Line {
  readonly started?: string;
  readonly child?: number;
}

/** The process id of the service's latest life. */
export async function pidOf(dataFolder: string, service: string): Promise<number> {
  const log = await readFile(join(dataFolder, 'log', 'scoresheet.log'), 'utf8');
  const lines = log.trim().split('\n').map(parsed);
  const pid = lines.findLast(({ started }) => started === service)?.child;
  if (pid === undefined) throw new Error(`No ${service} was started.`);
  return pid;
}

const parsed = (line: string): Line => JSON.parse(line) as Line;

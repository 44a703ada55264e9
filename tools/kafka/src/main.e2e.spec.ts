/** `npm run kafka` as a developer runs it: the built program, with a broker of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freeRowOfPorts } from '@scoresheet/tools-throwaway';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whyNoKafka } from './why-no-kafka.js';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const missing = await whyNoKafka();

describe.skipIf(missing !== undefined)(`npm run kafka ${missing ?? ''}`, () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'scoresheet-run-kafka-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('says that its broker has died, where its words stand, and ends', async () => {
    const port = await freeRowOfPorts(2, 10); // its door for clients, and the one for controllers
    const child = spawn(process.execPath, [MAIN, '--port', `${port}`], { cwd: folder });
    const ended = once(child, 'exit');
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data) => (said += String(data)));
    }
    await vi.waitFor(() => expect(said).toContain('KAFKA_BROKERS='), { timeout: 60_000 });
    const [cluster = ''] = await readdir(join(folder, '.kafka'));
    const broker = join('.kafka', cluster, 'broker-1');
    process.kill(Number(await readFile(join(folder, broker, 'broker.pid'), 'utf8')), 'SIGKILL');

    expect(await ended).toEqual([1, null]);
    expect(said).toContain(`Broker 1 has died. Its last words stand in ${broker}/server.log.`);
    expect(said).toMatch(/Start again/);
  });
});

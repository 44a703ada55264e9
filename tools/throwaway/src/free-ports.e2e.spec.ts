import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { freePorts, freeRowOfPorts } from './free-ports.js';
import { claimPort } from './port-claims.js';

const BUILT_CLAIMS = new URL('../dist/port-claims.js', import.meta.url);

it('Free ports are different ones, and a server can listen on each', async () => {
  const ports = await freePorts(5);
  expect(new Set(ports).size).toBe(5);
  for (const port of ports) await listenOn(port);
});

it('The ports of a row lie apart as asked, and a server can listen on each', async () => {
  const first = await freeRowOfPorts(3, 10);
  for (const port of [first, first + 10, first + 20]) await listenOn(port);
});

it('Given a port that a process was given, when another asks for it, then it is refused', async () => {
  const [port = 0] = await freePorts(1);
  expect(await claimInAnotherProcess(port)).toBe(false);
  expect(claimPort(port), 'nor is it given twice here').toBe(false);
});

it('Given a process that was killed, then its port is given again', async () => {
  const port = 1_000_000 + randomInt(1_000_000_000); // no number that anybody else is given
  expect(await claimInAnotherProcess(port, 'SIGKILL')).toBe(true);
  expect(claimPort(port), 'who finds the claim of the dead drops it').toBe(false);
  expect(claimPort(port)).toBe(true);
});

async function listenOn(port: number): Promise<void> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}

async function claimInAnotherProcess(port: number, signal?: string): Promise<boolean> {
  const program = `
    const { claimPort } = await import(${JSON.stringify(fileURLToPath(BUILT_CLAIMS))});
    process.stdout.write(String(claimPort(${port})), () => ${signal ? `process.kill(process.pid, '${signal}')` : '0'});
  `;
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  return stdout === 'true';
}

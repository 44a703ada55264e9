import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { claimPort } from './port-claims.js';

/**
 * Below the range from which systems lend ports to clients: while a server is down between two
 * lives no client gets its port, and a client that tries to reconnect cannot meet itself there.
 */
const FIRST_PORT = 20_000;
const LAST_PORT = 31_999;
const ATTEMPTS = 200;

/**
 * Different ports of the loopback interface on which nobody listens now, and which no other process
 * is given while this one runs.
 */
export async function freePorts(count: number): Promise<number[]> {
  const rows: number[][] = [];
  while (rows.length < count) rows.push(await freeRow([0]));
  return rows.flat();
}

/** The first of several free ports that lie `apart` from each other. */
export async function freeRowOfPorts(count: number, apart: number): Promise<number> {
  const [first = 0] = await freeRow(Array.from({ length: count }, (_, index) => index * apart));
  return first;
}

async function freeRow(offsets: readonly number[]): Promise<number[]> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const first = randomInt(FIRST_PORT, LAST_PORT + 1);
    const ports = offsets.map((offset) => first + offset);
    if (ports.every(claimPort) && (await everyOne(ports, canListenOn))) return ports;
  }
  throw new Error(`No row of ${offsets.length} free ports found.`);
}

async function everyOne<T>(things: readonly T[], holds: (thing: T) => Promise<boolean>) {
  for (const thing of things) if (!(await holds(thing))) return false;
  return true;
}

async function canListenOn(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}

import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the range from which systems lend ports to clients: while the server is down between two
 * lives no client gets its port, and a client that tries to reconnect cannot meet itself there.
 */
const FIRST_PORT = 20_000;
const LAST_PORT = 31_999;
const ATTEMPTS = 50;

/** A port of the loopback interface on which nobody listens now. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = randomInt(FIRST_PORT, LAST_PORT + 1);
    if (await canListenOn(port)) return port;
  }
  throw new Error(`No free port found between ${FIRST_PORT} and ${LAST_PORT}.`);
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

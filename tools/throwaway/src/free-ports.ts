import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the range from which systems lend ports to clients: while a server is down between two
 * lives no client gets its port, and a client that tries to reconnect cannot meet itself there.
 */
const FIRST_PORT = 20_000;
const LAST_PORT = 31_999;
const ATTEMPTS = 200;

/** Different ports of the loopback interface on which nobody listens now. */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  for (let attempt = 0; ports.size < count; attempt += 1) {
    if (attempt === ATTEMPTS) throw new Error(`No ${count} free ports found.`);
    const port = randomInt(FIRST_PORT, LAST_PORT + 1);
    if (await canListenOn(port)) ports.add(port);
  }
  return [...ports];
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

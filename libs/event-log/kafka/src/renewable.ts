/**
 * A connected producer or admin that is replaced after every failure. What else runs through it
 * fails with it and is repeated through the next: all that we ask may be asked twice.
 */
import type { Client } from './connection.js';
import { ATTEMPT_MS, FAREWELL_MS } from './limits.js';
import { within } from './within.js';

interface Connectable {
  connect(): Promise<void>;
  disconnect(): Promise<void>;
}

interface Life<T> {
  readonly client: Client;
  readonly connected: Promise<T>;
}

export class Renewable<T extends Connectable> {
  private life: Life<T> | undefined;

  constructor(
    private readonly newClient: () => Client,
    private readonly make: (client: Client) => T,
  ) {}

  /** One attempt, with a deadline of its own. */
  async use<R>(work: (connected: T) => Promise<R>, attemptMs = ATTEMPT_MS): Promise<R> {
    const life = (this.life ??= this.begin());
    try {
      return await within(attemptMs, life.connected.then(work));
    } catch (error) {
      if (this.life === life) this.life = undefined;
      life.client.cut();
      throw error;
    }
  }

  async close(): Promise<void> {
    const { life } = this;
    if (life === undefined) return;
    const farewell = life.connected.then((connected) => connected.disconnect());
    await within(FAREWELL_MS, farewell).catch(() => undefined);
    life.client.cut();
  }

  private begin(): Life<T> {
    const client = this.newClient();
    const connectable = this.make(client);
    const connected = connectable.connect().then(() => connectable);
    connected.catch(() => undefined); // told to whoever uses it
    return { client, connected };
  }
}

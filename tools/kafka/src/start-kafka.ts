/**
 * A real Apache Kafka without Docker: one broker or three, each a process that can be killed.
 */
import { withoutUndefined } from '@scoresheet/rules-engine';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePorts, type Janitor } from '@scoresheet/tools-throwaway';
import { Broker } from './broker.js';
import { janitorOf } from './janitor.js';
import { keepClasses } from './keep-classes.js';
import { makeKeyStore, type MadeKeyStore } from './key-store.js';
import { untilReady } from './readiness.js';
import { HOST, type NodePorts } from './server-properties.js';
import { DEFAULT_VERSION, type KafkaVersion } from './versions.js';

interface Account {
  readonly username: string;
  readonly password: string;
}

export interface KafkaOptions {
  readonly brokers?: 1 | 3;
  readonly version?: KafkaVersion;
  /** Data that stays when the cluster stops; without it everything is thrown away. */
  readonly folder?: string;
  /** Port of the first broker; the others follow. Free ones are chosen when it is not given. */
  readonly firstPort?: number;
  /** Opens a second door on each broker: TLS, and SCRAM with this account. */
  readonly account?: Account;
}

export interface KafkaCluster {
  /** Addresses of the brokers, as `KAFKA_BROKERS` wants them. */
  readonly brokers: readonly string[];
  /** The doors with TLS and a password, and the certificate to trust, when an account was given. */
  readonly secure?: { readonly brokers: readonly string[]; readonly certificate: string };
  /** The id of a broker's process, counted from 0; undefined when it does not run. */
  pid(broker: number): number | undefined;
  /** Told of a broker, counted from 0, that has died although nobody here has ended it. */
  onDeath(listener: (broker: number) => void): void;
  /** Ends a broker without farewell, or as the signal says. */
  kill(broker: number, signal?: 'SIGKILL' | 'SIGTERM'): Promise<void>;
  /** Holds a broker: its connections stay open and nothing is answered. */
  pause(broker: number): Promise<void>;
  resume(broker: number): Promise<void>;
  /** Starts a broker that was killed, with its data and address; resolves when it is ready. */
  restart(broker: number): Promise<void>;
  /** Ends all brokers, and removes the data unless it has a folder. Harmless when repeated. */
  stop(): Promise<void>;
}

const START_ATTEMPTS = 3;
const PORTS_APART = 10;

/** Resolves when every broker is ready, after some three seconds. */
export async function startKafka(options: KafkaOptions = {}): Promise<KafkaCluster> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startOnce(options);
    } catch (error) {
      // A port that was free a moment ago may be taken by now.
      if (attempt === START_ATTEMPTS || options.firstPort !== undefined) throw error;
    }
  }
}

async function startOnce(options: KafkaOptions): Promise<KafkaCluster> {
  await keepClasses(options.version ?? DEFAULT_VERSION);
  const kept = options.folder && resolve(options.folder); // brokers work in folders of their own
  if (kept !== undefined) await mkdir(kept, { recursive: true });
  const folder = kept ?? (await mkdtemp(join(tmpdir(), 'scoresheet-kafka-')));
  const janitor = janitorOf(folder, kept === undefined ? 'remove' : 'keep');
  try {
    const nodes = await planPorts(options);
    const keyStore = options.account && (await makeKeyStore(folder));
    const brokers = await prepareBrokers({ ...options, folder, nodes, keyStore });
    const cluster = new RunningCluster({ brokers, nodes, janitor, keyStore });
    await cluster.start();
    return cluster;
  } catch (error) {
    await janitor.letGo();
    throw error;
  }
}

async function planPorts({ brokers: count = 1, firstPort, account }: KafkaOptions) {
  const doors = account === undefined ? 2 : 3;
  const ports =
    firstPort === undefined
      ? await freePorts(count * doors)
      : Array.from({ length: doors }, (_, door) =>
          Array.from({ length: count }, (_, index) => firstPort + door * PORTS_APART + index),
        ).flat();
  return Array.from({ length: count }, (_, index): NodePorts => {
    const [client = 0, controller = 0, secure] = ports.filter((_, at) => at % count === index);
    return withoutUndefined({ client, controller, secure });
  });
}

interface Plan extends KafkaOptions {
  readonly folder: string;
  readonly nodes: readonly NodePorts[];
  readonly keyStore: MadeKeyStore | undefined;
}

async function prepareBrokers(plan: Plan): Promise<Broker[]> {
  const { folder, nodes, account, keyStore, version = DEFAULT_VERSION } = plan;
  const clusterId = await rememberedId(join(folder, 'cluster-id'));
  const words = account && `[name=${account.username},password=${account.password}]`;
  const formatting = ['SCRAM-SHA-256', 'SCRAM-SHA-512'].flatMap((mechanism) =>
    words === undefined ? [] : ['--add-scram', `${mechanism}=${words}`],
  );
  return Promise.all(
    nodes.map((_, index) =>
      Broker.prepare(
        withoutUndefined({
          version,
          clusterId,
          formatting,
          nodes,
          keyStore,
          nodeId: index + 1,
          folder: join(folder, `broker-${index + 1}`),
        }),
      ),
    ),
  );
}

async function rememberedId(file: string): Promise<string> {
  if (!existsSync(file)) await writeFile(file, randomBytes(16).toString('base64url'));
  return readFile(file, 'utf8');
}

interface Parts {
  readonly brokers: readonly Broker[];
  readonly nodes: readonly NodePorts[];
  readonly janitor: Janitor;
  readonly keyStore: MadeKeyStore | undefined;
}

class RunningCluster implements KafkaCluster {
  readonly brokers: readonly string[];
  readonly secure?: { readonly brokers: readonly string[]; readonly certificate: string };

  constructor(private readonly parts: Parts) {
    const { nodes, keyStore } = parts;
    this.brokers = nodes.map(({ client }) => `${HOST}:${client}`);
    if (keyStore === undefined) return;
    const secure = nodes.map((ports) => `${HOST}:${ports.secure}`);
    this.secure = { brokers: secure, certificate: keyStore.certificate };
  }

  async start(): Promise<void> {
    const all = this.parts.brokers.map((_, index) => index);
    await Promise.all(all.map((index) => this.broker(index).start()));
    await Promise.all(all.map((index) => this.ready(index)));
  }

  pid(index: number): number | undefined {
    return this.broker(index).pid;
  }

  onDeath(listener: (broker: number) => void): void {
    this.parts.brokers.forEach((broker, index) => {
      broker.onDeath = () => listener(index);
    });
  }

  kill(index: number, signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    return this.broker(index).signal(signal);
  }

  pause(index: number): Promise<void> {
    return this.broker(index).signal('SIGSTOP');
  }

  resume(index: number): Promise<void> {
    return this.broker(index).signal('SIGCONT');
  }

  async restart(index: number): Promise<void> {
    await this.broker(index).start();
    await this.ready(index);
  }

  async stop(): Promise<void> {
    await Promise.all(this.parts.brokers.map((broker) => broker.signal('SIGKILL')));
    await this.parts.janitor.letGo();
  }

  private broker(index: number): Broker {
    const broker = this.parts.brokers[index];
    if (broker === undefined) throw new Error(`There is no broker ${index}.`);
    return broker;
  }

  private async ready(index: number): Promise<void> {
    const broker = this.broker(index);
    const { length: nodes } = this.parts.brokers;
    const isRunning = () => broker.pid !== undefined;
    const address = this.brokers[index] ?? '';
    try {
      await untilReady({ address, nodeId: index + 1, nodes, isRunning });
    } catch (cause) {
      throw new Error(`${(cause as Error).message} It said: ${await broker.lastWords()}`, {
        cause,
      });
    }
  }
}

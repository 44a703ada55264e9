/**
 * An installation on Kafka with a process for each service, for specs that let them come and die:
 *
 *     const cluster = await startCluster({ brokers: kafka.brokers, matchServices: 2 });
 *     await cluster.kill('match-service-1');
 *     await cluster.start('match-service-1');
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  sharedPostgres,
  type SharedPostgres,
} from '@scoresheet/event-log-postgres/shared-postgres';
import { KEY_BYTES, parseRing, printApiKeys } from '@scoresheet/services-keys';
import { freePorts } from '@scoresheet/tools-throwaway';
import {
  BUILT,
  ServiceProcess,
  type App,
  type Programs,
  type Settings,
} from './service-process.spec-kit.js';

interface ClusterOptions {
  readonly brokers: readonly string[];
  /** Copies of each partition; as many as there are brokers, unless it is said. */
  readonly replicas?: number;
  readonly apis?: number;
  readonly matchServices?: number;
  /** Earlier releases have none, so there is none unless a spec says so. */
  readonly tournamentServices?: number;
  readonly projectors?: number;
  /** For all processes. */
  readonly settings?: Settings;
  /** Of which all processes are, until one is replaced; those of this workspace by default. */
  readonly programs?: Programs;
  /** Whose database they use: a server of the spec's own, if it wants to stop it, or else the shared one. */
  readonly postgres?: Pick<SharedPostgres, 'createDatabase'>;
}

/** Name of a process, such as `match-service-2`, counted from 1. `start` makes a new one. */
export type ServiceName = `${App}-${number}`;

export interface Cluster {
  /** Of the first api, whatever becomes of it: such as `http://127.0.0.1:21234`. */
  readonly url: string;
  /** The settings with which every process runs, as a process that looks at the same needs them. */
  readonly settings: Settings;
  /** Starts it, or starts it again with the same address; resolves when it is ready. */
  start(name: ServiceName): Promise<void>;
  /** Tells it to stop in order. Resolves with the exit code. */
  stop(name: ServiceName): Promise<number | null>;
  /** `kill -9`. */
  kill(name: ServiceName): Promise<void>;
  pause(name: ServiceName): void;
  resume(name: ServiceName): void;
  /** Stops it in order and starts it as one of this workspace, at the same address. */
  upgrade(name: ServiceName): Promise<void>;
  service(name: ServiceName): ServiceProcess;
  /** What every process said lately, for whoever reads why a spec has failed. */
  lastWords(): string;
  /** The address of an api. */
  urlOf(name: `api-${number}`): string;
  /** Stops everything, however it is, and removes all data. */
  end(): Promise<void>;
}

/** Resolves when every process is ready. Build first: `nx build` of this package does. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { apis = 1, matchServices = 1, tournamentServices = 0, projectors = 1 } = options;
  const folder = await mkdtemp(join(tmpdir(), 'scoresheet-cluster-'));
  const databases = await databasesFor(options);
  const cluster = new RunningCluster(
    databases,
    folder,
    await settingsFor(options, databases, folder),
    options.programs ?? BUILT,
  );
  const names: ServiceName[] = [
    ...namesOf('projector', projectors),
    ...namesOf('match-service', matchServices),
    ...namesOf('tournament-service', tournamentServices),
    ...namesOf('api', apis),
  ];
  try {
    await cluster.startAll(names);
    return cluster;
  } catch (error) {
    await cluster.end();
    throw error;
  }
}

/** Two for each of three brokers. Each reader polls every partition, so more would only cost time. */
const PARTITIONS = 6;

/** Who derives chance from the installation's key. */
const DECIDERS: readonly App[] = ['match-service', 'tournament-service'];

/** Characters of each process. */
const LAST_WORDS = 3_000;

const namesOf = (app: App, count: number): readonly ServiceName[] =>
  Array.from({ length: count }, (_, i) => `${app}-${i + 1}` as const);

type Databases = Pick<SharedPostgres, 'createDatabase' | 'dispose'>;

async function databasesFor({ postgres }: ClusterOptions): Promise<Databases> {
  if (postgres === undefined) return sharedPostgres();
  // A server that a spec brought is the spec's to stop, with all that is in it.
  return { createDatabase: () => postgres.createDatabase(), dispose: () => Promise.resolve() };
}

async function settingsFor(
  { brokers, replicas = brokers.length, settings }: ClusterOptions,
  databases: Databases,
  folder: string,
): Promise<Settings> {
  return {
    SCORESHEET_LOG: 'kafka',
    KAFKA_BROKERS: brokers.join(','),
    KAFKA_REPLICAS: String(replicas),
    KAFKA_PREFIX: `${randomUUID()}.`,
    SCORESHEET_PARTITIONS: String(PARTITIONS),
    DATABASE_URL: await databases.createDatabase(),
    SCORESHEET_DATA: folder,
    SCORESHEET_INSTALLATION_KEY: randomBytes(KEY_BYTES).toString('hex'),
    SCORESHEET_BOT_MATCHES: '0',
    SCORESHEET_OPERATIONS_PORT: '0',
    ...settings,
  };
}

class RunningCluster implements Cluster {
  private readonly services = new Map<ServiceName, ServiceProcess>();
  private readonly ports = new Map<ServiceName, number>();

  constructor(
    private readonly databases: Databases,
    private readonly folder: string,
    readonly settings: Settings,
    private readonly programs: Programs,
  ) {}

  get url(): string {
    return this.urlOf('api-1');
  }

  async startAll(names: readonly ServiceName[]): Promise<void> {
    // Chosen at once, or two could be given the same.
    const ports = await freePorts(names.length);
    names.forEach((name, i) => this.ports.set(name, ports[i] ?? 0));
    await Promise.all(names.map((name) => this.start(name)));
  }

  async start(name: ServiceName): Promise<void> {
    let service = this.services.get(name);
    if (service === undefined) {
      const port = this.ports.get(name) ?? (await freePorts(1))[0] ?? 0;
      this.ports.set(name, port);
      const app = name.replace(/-\d+$/, '') as App;
      const settings = { ...this.settingsOf(app), SCORESHEET_PORT: String(port) };
      service = new ServiceProcess(name, app, settings, this.programs);
      this.services.set(name, service);
    }
    await service.start();
  }

  /** Who decides nothing has keys of its own; earlier releases know none. */
  private settingsOf(app: App): Settings {
    const { SCORESHEET_INSTALLATION_KEY: key = '', ...others } = this.settings;
    const ring = parseRing(key);
    if (DECIDERS.includes(app) || this.programs !== BUILT || ring === undefined) {
      return this.settings;
    }
    return { ...others, SCORESHEET_API_KEYS: printApiKeys(ring) };
  }

  stop(name: ServiceName): Promise<number | null> {
    return this.service(name).end('SIGTERM');
  }

  async kill(name: ServiceName): Promise<void> {
    await this.service(name).end('SIGKILL');
  }

  pause(name: ServiceName): void {
    this.service(name).pause();
  }

  resume(name: ServiceName): void {
    this.service(name).resume();
  }

  async upgrade(name: ServiceName): Promise<void> {
    const code = await this.stop(name);
    if (code !== 0) throw new Error(`${name} ended with ${String(code)}.`);
    this.service(name).replaceBy(BUILT);
    await this.start(name);
  }

  service(name: ServiceName): ServiceProcess {
    const service = this.services.get(name);
    if (service === undefined) throw new Error(`There is no ${name}.`);
    return service;
  }

  lastWords(): string {
    return [...this.services]
      .map(([name, { output }]) => `${name}:\n${output.slice(-LAST_WORDS)}`)
      .join('\n');
  }

  urlOf(name: `api-${number}`): string {
    return `http://127.0.0.1:${this.ports.get(name)}`;
  }

  async end(): Promise<void> {
    await Promise.all([...this.services.values()].map((service) => service.end('SIGKILL')));
    await this.databases.dispose();
    await rm(this.folder, { recursive: true, force: true });
  }
}

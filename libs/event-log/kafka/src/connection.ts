/**
 * A client of the cluster whose end is certain: all its sockets can be cut at once. The library by
 * itself waits for answers that a dead or paused broker never gives.
 */
import { connect as connectPlainly, isIP, type Socket } from 'node:net';
import { connect as connectSecurely, type ConnectionOptions } from 'node:tls';
import {
  Kafka,
  logLevel,
  type ISocketFactoryArgs,
  type KafkaConfig,
  type SASLOptions,
} from 'kafkajs';
import { ATTEMPT_MS, CONNECT_MS } from './limits.js';

export interface ScramAccount {
  readonly mechanism: 'scram-sha-256' | 'scram-sha-512';
  readonly username: string;
  readonly password: string;
}

/** PEM texts: whom to trust, and who we are where brokers ask for a client's certificate. */
interface TlsFiles {
  readonly ca?: string;
  readonly cert?: string;
  readonly key?: string;
}

export interface KafkaConnection {
  /** Some brokers, each as `host:port`; the others are found through them. */
  readonly brokers: readonly string[];
  readonly clientId?: string;
  /** `true` trusts whom the system trusts. */
  readonly tls?: true | TlsFiles;
  readonly sasl?: ScramAccount;
}

export interface Client {
  readonly kafka: Kafka;
  /** Breaks every connection, and lets no other come into being. */
  cut(): void;
}

const KEEP_ALIVE_MS = 60_000;

/** How the library repeats by itself: enough for a leader that moves, and quickly at its end. */
export const RETRY = {
  retries: 2,
  initialRetryTime: 30,
  maxRetryTime: 250,
  factor: 0.2,
  multiplier: 2,
};

export function newClient({ brokers, clientId, tls, sasl }: KafkaConnection): Client {
  const sockets = new Set<Socket>();
  let isCut = false;
  const socketFactory = (args: ISocketFactoryArgs): Socket => {
    if (isCut) throw new Error('This connection was given up.');
    const socket = openSocket(args);
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    return socket;
  };
  const config: KafkaConfig = {
    brokers: [...brokers],
    clientId: clientId ?? 'scoresheet',
    connectionTimeout: CONNECT_MS,
    authenticationTimeout: ATTEMPT_MS,
    requestTimeout: ATTEMPT_MS,
    retry: RETRY,
    logLevel: logLevel.NOTHING, // what matters is told as a `LogError`
    socketFactory,
  };
  if (tls !== undefined) config.ssl = tls === true || { ...tls };
  if (sasl !== undefined) config.sasl = { ...sasl } as SASLOptions;
  const kafka = new Kafka(config);
  askForRealEnds(kafka);
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy(new Error('This connection was given up.'));
  };
  return { kafka, cut };
}

interface ClusterOptions {
  readonly isolationLevel?: number;
}
type CreateCluster = (options: ClusterOptions) => unknown;

const READ_UNCOMMITTED = 0;

/**
 * Asked for a partition's end, the library's admin tells where the oldest open transaction began,
 * and has no setting for it. Whoever left one open would hide what was acknowledged after it.
 */
function askForRealEnds(kafka: Kafka): void {
  const inside = kafka as unknown as Record<symbol, CreateCluster>;
  const [name] = Object.getOwnPropertySymbols(kafka).filter(
    ({ description }) => description === 'private:Kafka:createCluster',
  );
  const create = name && inside[name];
  if (!create) throw new Error('This kafkajs is not the version that is pinned: install that one.');
  inside[name] = (options) => create({ ...options, isolationLevel: READ_UNCOMMITTED });
}

function openSocket({ host, port, ssl, onConnect }: ISocketFactoryArgs): Socket {
  const name: ConnectionOptions = isIP(host) === 0 ? { servername: host } : {};
  const socket = ssl
    ? connectSecurely({ host, port, ...name, ...ssl }, onConnect)
    : connectPlainly({ host, port }, onConnect);
  socket.setMaxListeners(0); // the library says goodbye to a dead socket as often as it is asked to
  return socket.setKeepAlive(true, KEEP_ALIVE_MS).setNoDelay(true);
}

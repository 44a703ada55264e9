/** What dies, in what installation, and who starts it again. */
import type { LiveOptions, LiveServer } from '../live/live-server.js';
import { pidOf } from './service-pids.js';
import { untilItOwns } from './until-it-owns.js';

export interface Fault {
  readonly name: string;
  readonly goalMs: number;
  readonly installation: LiveOptions;
  /** Resolves when it is dead. */
  strike(server: LiveServer, turn: number): Promise<void>;
  /** Starts again what nobody else would; resolves when it is whole again. */
  mend?(server: LiveServer, turn: number): Promise<void>;
}

const BROKERS = 3;

/** A service, which the process that started it starts again. */
const killed = (service: string) => async (server: LiveServer) => {
  process.kill(await pidOf(server.dataFolder, service), 'SIGKILL');
};

/** A service, killed once it has its part of the partitions: before, nobody would miss it. */
const killedAtWork = (service: string) => async (server: LiveServer) => {
  const pid = await pidOf(server.dataFolder, service);
  await untilItOwns(server.databaseUrl, pid);
  process.kill(pid, 'SIGKILL');
};

/** A broker, each turn another one: with the leaders of its share of all partitions. */
const brokerOf = (server: LiveServer, turn: number) => {
  if (server.kafka === undefined) throw new Error('This server has no brokers.');
  return { kafka: server.kafka, broker: turn % server.kafka.brokers.length };
};

const aBroker: Pick<Fault, 'strike' | 'mend'> = {
  async strike(server, turn) {
    const { kafka, broker } = brokerOf(server, turn);
    await kafka.kill(broker);
  },
  async mend(server, turn) {
    const { kafka, broker } = brokerOf(server, turn);
    await kafka.restart(broker);
  },
};

export const FAULTS: readonly Fault[] = [
  { name: 'the broker, started again at once', goalMs: 5_000, installation: {}, ...aBroker },
  {
    name: 'the match service, which is alone',
    goalMs: 8_000,
    installation: {},
    strike: killedAtWork('match-service'),
  },
  {
    name: 'one match service of two',
    goalMs: 8_000,
    installation: { settings: { SCORESHEET_MATCH_SERVICES: '2' } },
    strike: killedAtWork('match-service-1'),
  },
  { name: 'the api', goalMs: 2_000, installation: {}, strike: killed('api') },
  {
    name: 'a leader of partitions, of three brokers',
    goalMs: 5_000,
    installation: { brokers: BROKERS },
    ...aBroker,
  },
];

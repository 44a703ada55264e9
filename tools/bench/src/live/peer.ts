/**
 * What the way of an action costs at the least: an Apollo server whose only mutation does nothing but
 * append twice to the log, one after the other, as many bytes as a command and an event have.
 */
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { openKafkaLog } from '@scoresheet/event-log-kafka';
import type { EventLog } from '@scoresheet/event-log-port';
import { openPostgresLog } from '@scoresheet/event-log-postgres';
import { help } from '../child-process.js';
import type { PeerLog } from './live-server.js';

/** The mean of Fuzzycards, with random play. */
const COMMAND_BYTES = 250;
const EVENT_BYTES = 2_200;
const PARTITIONS = 4;
const COMMANDS = 'peer.commands';
const EVENTS = 'peer.events';

export interface PeerTold {
  readonly url: string;
}

const openPeerLog = (peer: PeerLog): Promise<EventLog> => {
  const shape = { topics: [COMMANDS, EVENTS], partitions: PARTITIONS };
  return peer.on === 'Kafka'
    ? openKafkaLog({ ...shape, brokers: peer.brokers, replicas: 1, prefix: 'peer.' })
    : openPostgresLog({ ...shape, connectionString: peer.connectionString });
};

help<PeerLog, PeerTold>(async (peer) => {
  const log = await openPeerLog(peer);
  let appends = 0;
  const append = (topic: string, bytes: number) =>
    log.append({ topic, partition: appends % PARTITIONS }, [
      { key: 'peer', value: new Uint8Array(bytes) },
    ]);
  const server = new ApolloServer({
    typeDefs: 'type Query { nothing: Boolean } type Mutation { appendTwice: Boolean! }',
    resolvers: {
      Mutation: {
        async appendTwice() {
          appends += 1;
          await append(COMMANDS, COMMAND_BYTES);
          await append(EVENTS, EVENT_BYTES);
          return true;
        },
      },
    },
  });
  const { url } = await startStandaloneServer(server, { listen: { port: 0, host: '127.0.0.1' } });
  return { url };
});

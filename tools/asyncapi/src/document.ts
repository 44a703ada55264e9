/** `docs/asyncapi.yaml` as a value: AsyncAPI 3.0, made from the schemas of the messages. */
import { TOPICS, type Topic } from '@scoresheet/contracts-messages';
import { commandMessages, eventMessages, outcomeMessages, type Messages } from './messages.js';
import { schemas } from './schemas.js';

const ABOUT =
  'Scoresheet keeps every accepted action of a match in a log. A command asks for something; the ' +
  'match service answers with an event in the record, or with an outcome that says why there is ' +
  'none. Anybody with permission may read these topics. Write to none of them: commands are ' +
  'stamped by the api, and an event that follows from no command suspends its match.';

interface Channel {
  readonly name: string;
  readonly topic: Topic;
  readonly description: string;
  readonly messages: Messages;
}

const CHANNELS: readonly Channel[] = [
  {
    name: 'commands',
    topic: TOPICS.matchCommands,
    description: 'What somebody wants done in a match. Sent twice under one id, it is done once.',
    messages: commandMessages,
  },
  {
    name: 'events',
    topic: TOPICS.matchEvents,
    description:
      'The record. An entry is an event if it names the head of its record as predecessor; ' +
      'whatever else stands here is passed over by every reader.',
    messages: eventMessages,
  },
  {
    name: 'outcomes',
    topic: TOPICS.matchOutcomes,
    description: 'What became of a command that is not in the record by an event of its own.',
    messages: outcomeMessages,
  },
];

export function asyncApiDocument(): object {
  const messages = Object.assign({}, ...CHANNELS.map((channel) => channel.messages)) as Messages;
  return {
    asyncapi: '3.0.0',
    info: { title: 'Scoresheet: the log of matches', version: '1.0.0', description: ABOUT },
    defaultContentType: 'application/json',
    servers: {
      kafka: {
        host: 'localhost:9092',
        protocol: 'kafka',
        description: 'As KAFKA_BROKERS of the installation names it; a prefix may precede topics.',
      },
    },
    channels: Object.fromEntries(CHANNELS.map((channel) => [channel.name, channelOf(channel)])),
    operations: {
      takeCommands: operation('receive', 'commands', 'The match service takes commands in order.'),
      keepEvents: operation('send', 'events', 'The match service appends what it has accepted.'),
      tellOutcomes: operation('send', 'outcomes', 'The match service says what is not recorded.'),
    },
    components: { messages, schemas },
  };
}

const channelOf = ({ topic, description, messages }: Channel): object => ({
  address: topic,
  description,
  messages: Object.fromEntries(
    Object.keys(messages).map((name) => [name, { $ref: `#/components/messages/${name}` }]),
  ),
  bindings: {
    kafka: {
      bindingVersion: '0.5.0',
      topicConfiguration: { 'cleanup.policy': ['delete'], 'retention.ms': -1 },
    },
  },
});

const operation = (action: 'send' | 'receive', channel: string, summary: string): object => ({
  ...{ action, summary, channel: { $ref: `#/channels/${channel}` } },
});

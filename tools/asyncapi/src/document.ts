/** `docs/asyncapi.yaml` as a value: AsyncAPI 3.0, made from the schemas of the messages. */
import { RECORD_TOPICS, type RecordKind, type Topic } from '@scoresheet/contracts-messages';
import { KIND_MESSAGES, type Messages } from './messages.js';
import { schemas } from './schemas.js';

const ABOUT =
  'Scoresheet keeps every accepted action of a match and of a tournament in a log. A command asks ' +
  'for something; the service of its kind of record answers with an event in the record, or with ' +
  'an outcome that says why there is none. Anybody with permission may read these topics. Write ' +
  'to none of them: commands are stamped by the api, and an event that follows from no command ' +
  'suspends its record.';

interface Channel {
  readonly name: string;
  readonly topic: Topic;
  readonly description: string;
  readonly messages: Messages;
  readonly operation: object;
  readonly operationName: string;
}

/** Channels of matches bear the plain names; they were here first. */
const CHANNELS: readonly Channel[] = [
  ...channelsOf('match', 'match service', (name) => name),
  ...channelsOf('tournament', 'tournament service', (name) => `${name}OfTournaments`),
];

function channelsOf(
  kind: RecordKind,
  service: string,
  named: (name: string) => string,
): readonly Channel[] {
  const { commands, events, outcomes } = RECORD_TOPICS[kind];
  const messages = KIND_MESSAGES[kind];
  return [
    {
      name: named('commands'),
      topic: commands,
      messages: messages.commands,
      description: `What somebody wants done in a ${kind}. Sent twice under one id, it is done once.`,
      operationName: named('takeCommands'),
      operation: operation('receive', named('commands'), `The ${service} takes commands in order.`),
    },
    {
      name: named('events'),
      topic: events,
      messages: messages.events,
      description:
        'The record. An entry is an event if it names the head of its record as predecessor; ' +
        'whatever else stands here is passed over by every reader.',
      operationName: named('keepEvents'),
      operation: operation('send', named('events'), `The ${service} appends what it has accepted.`),
    },
    {
      name: named('outcomes'),
      topic: outcomes,
      messages: messages.outcomes,
      description: 'What became of a command that is not in the record by an event of its own.',
      operationName: named('tellOutcomes'),
      operation: operation('send', named('outcomes'), `The ${service} says what is not recorded.`),
    },
  ];
}

export function asyncApiDocument(): object {
  const messages = Object.assign({}, ...CHANNELS.map((channel) => channel.messages)) as Messages;
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Scoresheet: the log of matches and tournaments',
      version: '1.1.0',
      description: ABOUT,
    },
    defaultContentType: 'application/json',
    servers: {
      kafka: {
        host: 'localhost:9092',
        protocol: 'kafka',
        description: 'As KAFKA_BROKERS of the installation names it; a prefix may precede topics.',
      },
    },
    channels: Object.fromEntries(CHANNELS.map((channel) => [channel.name, channelOf(channel)])),
    operations: Object.fromEntries(CHANNELS.map((one) => [one.operationName, one.operation])),
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

function operation(action: 'send' | 'receive', channel: string, summary: string): object {
  return { action, summary, channel: { $ref: `#/channels/${channel}` } };
}

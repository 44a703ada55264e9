/** The messages of each topic: one for each type of command, event and outcome. */
import {
  cloudEventHeaders,
  COMMAND_MAC,
  EVENT_MAC,
  commandSchema,
  MATCH_EVENT_TYPES,
  outcomeSchema,
  RECORD_TOPICS,
  TRACEPARENT,
  tournamentCommandSchema,
  tournamentOutcomeSchema,
  type RecordKind,
  type Topic,
} from '@scoresheet/contracts-messages';
import { TOURNAMENT_EVENT_TYPES } from '@scoresheet/domain-tournament';
import { FIRST_STAMP } from '@scoresheet/event-log-port';
import type { z } from 'zod';
import { jsonSchemaOf } from './json-schema.js';

export type Messages = Readonly<Record<string, object>>;

const KEYED_BY_RECORD = {
  kafka: {
    bindingVersion: '0.5.0',
    key: { $ref: '#/components/schemas/recordId' },
  },
};

/** The stamp of an event that stood in another log before. */
const STAMP = { [FIRST_STAMP]: { $ref: `#/components/schemas/${FIRST_STAMP}` } };

/** The proof of an event; without it readers ask the rules about the event first. */
const SIGNED = { [EVENT_MAC]: { $ref: '#/components/schemas/eventMac' } };

/** Goes from a command to what comes of it; many have none. */
const TRACE = { [TRACEPARENT]: { $ref: `#/components/schemas/${TRACEPARENT}` } };

/** Whoever lacks it where it is required, or has it wrong, is not heard. */
const PROOF = { [COMMAND_MAC]: { $ref: '#/components/schemas/commandMac' } };

/** The messages of the three topics of a kind of record. */
interface KindMessages {
  readonly commands: Messages;
  readonly events: Messages;
  readonly outcomes: Messages;
}

interface CommandSchema extends z.ZodType {
  readonly shape: { readonly type: z.ZodLiteral<string> };
}
interface OutcomeSchema extends z.ZodType {
  readonly shape: { readonly outcome: z.ZodLiteral<string> };
}

interface Schemas {
  /** Stands before the names of messages, which are the same in more than one kind of record. */
  readonly prefix: string;
  readonly commands: readonly CommandSchema[];
  readonly outcomes: readonly OutcomeSchema[];
  readonly eventTypes: readonly string[];
  readonly topic: Topic;
}

const messagesOfKind = ({ prefix, topic, ...schemas }: Schemas): KindMessages => ({
  commands: messagesOf(
    schemas.commands.map((one) => [`${prefix}${one.shape.type.value}-command`, one]),
    PROOF,
  ),
  outcomes: messagesOf(
    schemas.outcomes.map((one) => [`${prefix}${one.shape.outcome.value}-outcome`, one]),
  ),
  events: Object.fromEntries(
    schemas.eventTypes.map((type) => {
      const name = `${prefix}${type}-event`;
      return [name, eventMessage(name, type, topic)];
    }),
  ),
});

export const KIND_MESSAGES: { readonly [kind in RecordKind]: KindMessages } = {
  match: messagesOfKind({
    prefix: '',
    commands: commandSchema.options,
    outcomes: outcomeSchema.options,
    eventTypes: MATCH_EVENT_TYPES,
    topic: RECORD_TOPICS.match.events,
  }),
  tournament: messagesOfKind({
    prefix: 'tournament.',
    commands: tournamentCommandSchema.options,
    outcomes: tournamentOutcomeSchema.options,
    eventTypes: TOURNAMENT_EVENT_TYPES,
    topic: RECORD_TOPICS.tournament.events,
  }),
};

function messagesOf(
  schemas: readonly (readonly [string, z.ZodType])[],
  headers: Readonly<Record<string, object>> = {},
): Messages {
  return Object.fromEntries(
    schemas.map(([name, schema]) => [
      name,
      {
        name,
        bindings: KEYED_BY_RECORD,
        payload: jsonSchemaOf(schema),
        headers: { type: 'object', properties: { ...TRACE, ...headers } },
      },
    ]),
  );
}

function eventMessage(name: string, type: string, topic: Topic): object {
  return {
    name,
    contentType: 'application/jsonl',
    bindings: KEYED_BY_RECORD,
    headers: headersOf(type, topic),
    payload: { $ref: '#/components/schemas/eventLines' },
  };
}

/** CloudEvents 1.0, the binary mode of its Kafka binding. */
function headersOf(type: string, topic: Topic): object {
  const name = { record: '', seq: 0, type, at: 0 };
  const example = cloudEventHeaders(name, topic, () => '');
  const texts: Readonly<Record<string, object>> = {
    ce_id: { description: 'The record and the number of the event in it: `RECORD/SEQ`.' },
    ce_subject: { $ref: '#/components/schemas/recordId' },
    ce_time: { format: 'date-time', description: 'The official time of the event.' },
  };
  const properties = Object.entries(example).map(([name, value]) => {
    const text = texts[name] ?? { const: value };
    return [name, '$ref' in text ? text : { type: 'string', ...text }];
  });
  return {
    type: 'object',
    properties: { ...Object.fromEntries(properties), ...STAMP, ...TRACE, ...SIGNED },
    required: Object.keys(example),
  };
}

/** The messages of each topic: one for each type of command, event and outcome. */
import {
  cloudEventHeaders,
  COMMAND_MAC,
  EVENT_MAC,
  commandSchema,
  MATCH_EVENT_TYPES,
  outcomeSchema,
  TOPICS,
  TRACEPARENT,
  type MatchEventType,
} from '@scoresheet/contracts-messages';
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

export const commandMessages = messagesOf(
  commandSchema.options.map((schema) => [`${schema.shape.type.value}-command`, schema]),
  PROOF,
);

export const outcomeMessages = messagesOf(
  outcomeSchema.options.map((schema) => [`${schema.shape.outcome.value}-outcome`, schema]),
);

export const eventMessages: Messages = Object.fromEntries(
  MATCH_EVENT_TYPES.map((type) => [`${type}-event`, eventMessage(type)]),
);

function messagesOf(
  schemas: readonly (readonly [string, z.ZodType])[],
  headers: Readonly<Record<string, object>> = {},
): Messages {
  return Object.fromEntries(
    schemas.map(([name, schema]) => [
      name,
      {
        ...{ name, bindings: KEYED_BY_RECORD, payload: jsonSchemaOf(schema) },
        headers: { type: 'object', properties: { ...TRACE, ...headers } },
      },
    ]),
  );
}

function eventMessage(type: MatchEventType): object {
  return {
    name: `${type}-event`,
    contentType: 'application/jsonl',
    bindings: KEYED_BY_RECORD,
    headers: headersOf(type),
    payload: { $ref: '#/components/schemas/eventLines' },
  };
}

/** CloudEvents 1.0, the binary mode of its Kafka binding. */
function headersOf(type: MatchEventType): object {
  const name = { record: '', seq: 0, type, at: 0 };
  const example = cloudEventHeaders(name, TOPICS.matchEvents, () => '');
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

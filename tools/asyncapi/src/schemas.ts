/** What several messages refer to, and what no zod schema describes: the lines of an event. */
import { createMatchSchema, MATCH_EVENT_TYPES } from '@scoresheet/contracts-messages';
import { FORMAT, MAX_EVENT_BYTES } from '@scoresheet/domain-record';
import { TOURNAMENT_EVENT_TYPES } from '@scoresheet/domain-tournament';
import { jsonSchemaOf } from './json-schema.js';

const LINES_ARE =
  'Lines of canonical JSON (RFC 8785) in UTF-8, joined by a line feed, none at the end; at most ' +
  `${MAX_EVENT_BYTES} bytes together. The first line is the header (\`eventHeader\`). One line ` +
  'follows for each audience that its last member names, the public one first, then the others ' +
  "in the order of their keys, and the member holds the line's SHA-256. The public line has what " +
  'everybody may know; a sealed line is an object with a random `salt` and what its audience ' +
  'knows beyond that. Facts belong to the game and the version that the first event of the ' +
  'record pins.';

const text = { type: 'string' };
const count = { type: 'integer', minimum: 0 };
const hash = { type: 'string', pattern: '^[0-9a-f]{64}$' };
const id = jsonSchemaOf(createMatchSchema.shape.record);
const items = (members: readonly object[]): object => ({
  type: 'array',
  items: members,
  minItems: members.length,
  maxItems: members.length,
  additionalItems: false,
});

export const schemas = {
  recordId: {
    ...id,
    description: 'The id of the record: one match or one tournament. Its hash gives the partition.',
  },
  traceparent: {
    ...text,
    description:
      'W3C Trace Context: the same trace id stands in the logs of all services that had a part in ' +
      'the command. Absent where nobody asked under a trace; no part of the record.',
  },
  scoresheet_first_stamp: {
    ...text,
    pattern: '^[0-9]{1,16}$',
    description:
      'When another log took the event first, in milliseconds since 1970. Only on events that were ' +
      'moved here by `log copy` or `log restore`; a later time than the stamp of this log counts ' +
      'for nothing. No part of the record.',
  },
  commandMac: {
    ...text,
    pattern: '^v1\\.(api|clock|house)\\.[0-9a-f]{64}$',
    description:
      'Who sends the command, an api, the clock of a match service or the house of a tournament ' +
      'service, and an HMAC-SHA-256 that proves it: of "scoresheet command 1", the topic and the sender, each ended by a line feed, ' +
      'and the bytes of the command. Nobody else has the keys. Without it a command is decided ' +
      'only before the offset that the installation has noted.',
  },
  eventMac: {
    ...text,
    pattern: '^v1\\.[0-9a-f]{64}$',
    description:
      'An HMAC-SHA-256 that proves that a service of ours has made the event: of "scoresheet event 1" ' +
      'and "match.events", whatever the topic, each ended by a line feed, and the hash of the event as 64 hex digits. What ' +
      'bears none is decided again by every reader, and suspends its record where the rules say ' +
      'otherwise. No part of the record.',
  },
  eventLines: {
    ...text,
    description: LINES_ARE,
    'x-first-line': { $ref: '#/components/schemas/eventHeader' },
  },
  eventHeader: {
    description: 'The first line of an event. Its SHA-256 is the hash of the event.',
    ...items([
      { const: FORMAT },
      { $ref: '#/components/schemas/recordId' },
      { ...count, description: 'The place in the record, from 0 on without a gap.' },
      {
        description: 'The hash of the event before; the empty text at 0.',
        oneOf: [hash, { const: '' }],
      },
      { type: 'string', enum: [...MATCH_EVENT_TYPES, ...TOURNAMENT_EVENT_TYPES] },
      { ...count, description: 'The official time, in milliseconds since 1970.' },
      { ...text, description: 'The id of the command that was accepted.' },
      {
        type: 'object',
        description: 'The hash of each line below.',
        required: ['public'],
        properties: { public: hash, house: hash },
        patternProperties: { '^seat[1-9][0-9]?$': hash },
        additionalProperties: false,
      },
    ]),
  },
};

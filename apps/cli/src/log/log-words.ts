/** What a move of the log has to know of each kind of record, and of its messages. */
import {
  cloudEventHeaders,
  COMMAND_MAC,
  MATCH_MESSAGES,
  TOURNAMENT_MESSAGES,
  type RecordKind,
  type RecordMessages,
  type Topic,
} from '@scoresheet/contracts-messages';
import { readHeader } from '@scoresheet/domain-record';
import type { LogKind } from '@scoresheet/services-archive';
import { ROW_MODELS } from '@scoresheet/services-read-models';

interface Named {
  readonly record: string;
  readonly commandId: string;
}

/** Lists of records that the archive has got alone are made anew by whoever projects next. */
const kindOf = <C extends Named, O extends Named>(
  kind: RecordKind,
  { topics, decodeCommand, decodeOutcome }: RecordMessages<C, O>,
): LogKind => ({
  topics,
  words: {
    nameOfCommand: (bytes) => nameOf(decodeCommand(bytes)),
    nameOfOutcome: (bytes) => nameOf(decodeOutcome(bytes)),
    isUnsigned: ({ headers }) => headers?.[COMMAND_MAC] === undefined,
  },
  headersOf: (bytes) => headersOf(topics.events, bytes),
  onArchived: (manager) => ROW_MODELS[kind].version.forget(manager),
});

const KINDS: { readonly [kind in RecordKind]: LogKind } = {
  match: kindOf('match', MATCH_MESSAGES),
  tournament: kindOf('tournament', TOURNAMENT_MESSAGES),
};
export const LOG_KINDS: readonly LogKind[] = Object.values(KINDS);

export const EVENT_TOPICS: readonly string[] = LOG_KINDS.map(({ topics }) => topics.events);

type Decoded = { readonly ok: true; readonly value: Named } | { readonly ok: false };

const nameOf = (decoded: Decoded): string | undefined =>
  decoded.ok ? `${decoded.value.record}/${decoded.value.commandId}` : undefined;

/** The headers that an event's message had when it was written first. */
function headersOf(topic: Topic, bytes: Uint8Array): Readonly<Record<string, string>> {
  const header = readHeader(new TextDecoder().decode(bytes).split('\n', 1)[0] ?? '');
  return typeof header === 'string' ? {} : cloudEventHeaders(header, topic, timeOf);
}

/** The headers of an event in the topic of this name. */
export const headersIn = (topic: string, bytes: Uint8Array): Readonly<Record<string, string>> =>
  LOG_KINDS.find(({ topics }) => topics.events === topic)?.headersOf?.(bytes) ?? {};

const timeOf = (ms: number): string => new Date(ms).toISOString();

/** What a move of the log has to know of messages. */
import {
  cloudEventHeaders,
  COMMAND_MAC,
  decodeCommand,
  decodeOutcome,
  TOPICS,
} from '@scoresheet/contracts-messages';
import { readHeader } from '@scoresheet/domain-record';
import type { CommandWords } from '@scoresheet/services-archive';

export const MATCH_WORDS: CommandWords = {
  commands: TOPICS.matchCommands,
  outcomes: TOPICS.matchOutcomes,
  nameOfCommand: (bytes) => nameOf(decodeCommand(bytes)),
  nameOfOutcome: (bytes) => nameOf(decodeOutcome(bytes)),
  isUnsigned: ({ headers }) => headers?.[COMMAND_MAC] === undefined,
};

type Named =
  | { readonly ok: true; readonly value: { readonly record: string; readonly commandId: string } }
  | { readonly ok: false };

const nameOf = (decoded: Named): string | undefined =>
  decoded.ok ? `${decoded.value.record}/${decoded.value.commandId}` : undefined;

/** The headers that the event's message had when it was written first. */
export function headersOfEvent(bytes: Uint8Array): Readonly<Record<string, string>> {
  const header = readHeader(new TextDecoder().decode(bytes).split('\n', 1)[0] ?? '');
  if (typeof header === 'string') return {};
  return cloudEventHeaders(header, TOPICS.matchEvents, timeOf);
}

const timeOf = (ms: number): string => new Date(ms).toISOString();

/** Messages of matches, as bytes. */
import { decode, encode, type Decoded } from './codec.js';
import { commandSchema, type Command } from './command.js';
import { outcomeSchema, type Outcome } from './outcome.js';
import type { RecordMessages } from './record-messages.js';
import { RECORD_TOPICS } from './topics.js';
import { usualAct } from './usual-act.js';

export const encodeCommand = (command: Command): Uint8Array => encode(command);
export const decodeCommand = (bytes: Uint8Array): Decoded<Command> =>
  decode(commandSchema, bytes, usualAct);

/** The command that a value is; undefined where it is none. */
export function commandIn(message: unknown): Command | undefined {
  const usual = usualAct(message);
  if (usual !== undefined) return usual;
  const parsed = commandSchema.safeParse(message);
  return parsed.success ? parsed.data : undefined;
}

export const encodeOutcome = (outcome: Outcome): Uint8Array => encode(outcome);
export const decodeOutcome = (bytes: Uint8Array): Decoded<Outcome> => decode(outcomeSchema, bytes);

export const MATCH_MESSAGES: RecordMessages<Command, Outcome> = {
  topics: RECORD_TOPICS.match,
  encodeCommand,
  decodeCommand,
  encodeOutcome,
  decodeOutcome,
};

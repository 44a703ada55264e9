import {
  encodeCommand,
  macHeaders,
  macPurposeOf,
  type ClockCommand,
} from '@scoresheet/contracts-messages';
import type { Message } from '@scoresheet/event-log-port';
import { hmacSha256, type PurposeKeys } from '@scoresheet/services-keys';

/** A command of the clock as it goes into the log, with the proof that the clock sends it. */
export function clockMessage(command: ClockCommand, keys: PurposeKeys): Message {
  const value = encodeCommand(command);
  const hmac = hmacSha256(keys.current(macPurposeOf('clock')));
  return { key: command.record, value, headers: macHeaders('clock', value, hmac) };
}

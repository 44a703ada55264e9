import {
  macHeaders,
  macPurposeOf,
  type CommandSender,
  type RecordMessages,
} from '@scoresheet/contracts-messages';
import type { Message } from '@scoresheet/event-log-port';
import { hmacSha256, type PurposeKeys } from '@scoresheet/services-keys';

interface Signing<C> {
  readonly messages: Pick<RecordMessages<C, never>, 'topics' | 'encodeCommand'>;
  readonly sender: CommandSender;
  readonly keys: PurposeKeys;
}

/** A command as it goes into the log, with the proof of its sender. */
export function signedCommand<C extends { readonly record: string }>(
  command: C,
  { messages, sender, keys }: Signing<C>,
): Message {
  const value = messages.encodeCommand(command);
  const origin = { sender, topic: messages.topics.commands };
  const hmac = hmacSha256(keys.current(macPurposeOf(sender)));
  return { key: command.record, value, headers: macHeaders(origin, value, hmac) };
}

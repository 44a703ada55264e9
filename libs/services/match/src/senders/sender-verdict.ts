/** What the proof beside a command is worth. */
import { timingSafeEqual } from 'node:crypto';
import {
  COMMAND_MAC,
  COMMAND_SENDERS,
  macOfCommand,
  macPurposeOf,
  readCommandMac,
  type Command,
  type CommandSender,
  type Hmac,
} from '@scoresheet/contracts-messages';
import type { Message } from '@scoresheet/event-log-port';
import { hmacSha256, type PurposeKeys } from '@scoresheet/services-accounts';

/**
 * `proved`: by its sender. `unsigned`: bears no proof, from before one was required, and is decided.
 * The others are not: `unsigned-refused` bears none where one is required, the proof of `wrong` is
 * of other bytes or under another key, and `wrong-sender` is an api that speaks for the clock, or
 * the clock for a person.
 */
export const SENDER_VERDICTS = [
  'proved',
  'unsigned',
  'unsigned-refused',
  'wrong',
  'wrong-sender',
] as const;
export type SenderVerdict = (typeof SENDER_VERDICTS)[number];

export const isDecided = (verdict: SenderVerdict): boolean =>
  verdict === 'proved' || verdict === 'unsigned';

export const isUnsigned = ({ headers }: Message): boolean => headers?.[COMMAND_MAC] === undefined;

/** The codes that count, by sender. */
export type SenderHmacs = Readonly<Record<CommandSender, readonly Hmac[]>>;

export const senderHmacs = (keys: PurposeKeys): SenderHmacs => {
  const of = (sender: CommandSender) => keys.trusted(macPurposeOf(sender)).map(hmacSha256);
  const [api, clock] = COMMAND_SENDERS;
  return { [api]: of(api), [clock]: of(clock) };
};

/** Of a message that bears a proof. */
export function verdictOfSigned(
  { value, headers }: Message,
  { role }: Command,
  hmacs: SenderHmacs,
): SenderVerdict {
  const read = readCommandMac(headers?.[COMMAND_MAC] ?? '');
  if (read === undefined) return 'wrong';
  const { sender, mac } = read;
  const given = Buffer.from(mac);
  const isProved = hmacs[sender].some((hmac) =>
    timingSafeEqual(given, Buffer.from(macOfCommand(sender, value, hmac))),
  );
  if (!isProved) return 'wrong';
  return (sender === 'clock') === (role === 'clock') ? 'proved' : 'wrong-sender';
}

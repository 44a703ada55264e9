/** What the proof beside a command is worth. */
import { timingSafeEqual } from 'node:crypto';
import {
  COMMAND_MAC,
  macOfCommand,
  macPurposeOf,
  readCommandMac,
  type Command,
} from '@scoresheet/contracts-messages';
import type { Entry, Message } from '@scoresheet/event-log-port';
import { hmacSha256, type PurposeKeys } from '@scoresheet/services-keys';

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

/** Of an entry that bears a proof: under a key that counted when the log stamped it. */
export function verdictOfSigned(
  { value, headers, appendedAtMs }: Entry,
  { role }: Command,
  keys: PurposeKeys,
): SenderVerdict {
  const read = readCommandMac(headers?.[COMMAND_MAC] ?? '');
  if (read === undefined) return 'wrong';
  const { sender, mac } = read;
  const given = Buffer.from(mac);
  const isProved = keys
    .trusted(macPurposeOf(sender), appendedAtMs)
    .some(({ key }) =>
      timingSafeEqual(given, Buffer.from(macOfCommand(sender, value, hmacSha256(key)))),
    );
  if (!isProved) return 'wrong';
  return (sender === 'clock') === (role === 'clock') ? 'proved' : 'wrong-sender';
}

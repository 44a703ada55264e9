/**
 * Which entries of a partition of `match.commands` are commands of somebody who may send them. The
 * log takes whatever it is given, so whoever can write to it could name any actor: who sent it is
 * proved by a code beside the command, and what is not proved is counted and never decided.
 */
import { timingSafeEqual } from 'node:crypto';
import {
  COMMAND_MAC,
  decodeCommand,
  macOfCommand,
  macPurposeOf,
  readCommandMac,
  TOPICS,
  type Command,
} from '@scoresheet/contracts-messages';
import type { Entry, Message, Offset } from '@scoresheet/event-log-port';
import { hmacSha256, type PurposeKeys } from '@scoresheet/services-keys';
import type { MacRequirement } from '@scoresheet/services-worker';

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

interface CommandGateOptions {
  readonly partition: number;
  readonly keys: PurposeKeys;
  readonly macRequirement?: MacRequirement;
  /** Told once for each command that comes, whatever becomes of it. */
  readonly onSender?: (verdict: SenderVerdict) => void;
}

interface Looked {
  /** The command to be decided, undefined where the entry holds none that may be. */
  readonly command: Command | undefined;
  /** What is known of the sender, undefined where the entry holds no command at all. */
  readonly verdict: SenderVerdict | undefined;
}

export class CommandGate {
  /** Entries are looked at when they are counted and when they are taken. */
  private readonly looked = new WeakMap<Entry, Looked>();
  private requiredFrom: Offset | undefined;

  constructor(private readonly options: CommandGateOptions) {}

  /** Prepares the gate for these entries, before they are asked for; with none, before any. */
  async prepare(entries: readonly Entry[]): Promise<void> {
    const { partition, macRequirement, onSender } = this.options;
    const isOpen = this.requiredFrom === undefined;
    if (isOpen && (entries.length === 0 || entries.some(isUnsigned))) {
      const commands = { topic: TOPICS.matchCommands, partition };
      this.requiredFrom = await macRequirement?.requiredFrom(commands);
    }
    for (const entry of entries) {
      const { verdict } = this.look(entry);
      if (verdict !== undefined) onSender?.(verdict);
    }
  }

  /** The command of an entry, undefined where it is not valid, or of nobody who may send it. */
  commandIn(entry: Entry): Command | undefined {
    return this.look(entry).command;
  }

  private look(entry: Entry): Looked {
    const known = this.looked.get(entry);
    if (known !== undefined) return known;
    const decoded = decodeCommand(entry.value);
    const verdict = decoded.ok ? this.verdictOf(entry, decoded.value) : undefined;
    const isTaken = decoded.ok && verdict !== undefined && isDecided(verdict);
    const looked = { command: isTaken ? decoded.value : undefined, verdict };
    this.looked.set(entry, looked);
    return looked;
  }

  private verdictOf(entry: Entry, command: Command): SenderVerdict {
    if (!isUnsigned(entry)) return verdictOfSigned(entry, command, this.options.keys);
    const { requiredFrom } = this;
    const isRequired = requiredFrom !== undefined && entry.offset >= requiredFrom;
    return isRequired ? 'unsigned-refused' : 'unsigned';
  }
}

const isDecided = (verdict: SenderVerdict): boolean =>
  verdict === 'proved' || verdict === 'unsigned';

const isUnsigned = ({ headers }: Message): boolean => headers?.[COMMAND_MAC] === undefined;

/** The verdict on a proof: its key must have counted when the log stamped the entry. */
function verdictOfSigned(
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

import { withoutUndefined } from '@scoresheet/rules-engine';
import {
  COMMAND_MAC,
  encodeCommand,
  macHeaders,
  macPurposeOf,
  MATCH_MESSAGES,
  TOPICS,
  type Command,
  type CommandSender,
} from '@scoresheet/contracts-messages';
import type { Entry, Offset } from '@scoresheet/event-log-port';
import { hmacSha256, keysFrom, keysOfRing, type KeyRing } from '@scoresheet/services-keys';
import { describe, expect, it } from 'vitest';
import { CommandGate } from './command-gate.js';
import type { SenderVerdict } from './command-gate.js';

const KEY = new Uint8Array(32).fill(7);
const OTHER_KEY = new Uint8Array(32).fill(8);
const keys = keysFrom(KEY);
const named = { commandId: 'c1', record: 'm-1' };
const CONCEDE: Command = { ...named, type: 'concede', actor: 'ann', role: 'player' };
const TICK: Command = {
  ...named,
  type: 'tick-clock',
  actor: 'clock',
  role: 'clock',
  expectedSeq: 3,
};

const entryOf = (command: Command, headers?: Entry['headers'], offset = 5): Entry =>
  withoutUndefined({
    key: 'm-1',
    value: encodeCommand(command),
    offset,
    appendedAtMs: 1,
    headers,
  });

function signed(command: Command, sender: CommandSender, key = KEY): Entry {
  const hmac = hmacSha256(keysFrom(key).current(macPurposeOf(sender)));
  return entryOf(
    command,
    macHeaders({ sender, topic: TOPICS.matchCommands }, encodeCommand(command), hmac),
  );
}

/** A gate as it stands after it was asked for these entries. */
async function gateFor(entries: readonly Entry[], requiredFrom?: Offset) {
  const verdicts: SenderVerdict[] = [];
  const gate = new CommandGate({
    messages: MATCH_MESSAGES,
    partition: 0,
    keys,
    onSender: (verdict) => verdicts.push(verdict),
    macRequirement: { requiredFrom: () => Promise.resolve(requiredFrom) },
  });
  await gate.prepare([]);
  await gate.prepare(entries);
  return { gate, verdicts };
}

const bearing = (header: string) => entryOf(CONCEDE, { [COMMAND_MAC]: header });
const withOtherActor = (entry: Entry): Entry => ({
  ...entry,
  value: encodeCommand({ ...CONCEDE, actor: 'bob' }),
});

describe('The gate of the commands', () => {
  it.each<[string, Entry, SenderVerdict, Command | undefined]>([
    ['of a person, from an api', signed(CONCEDE, 'api'), 'proved', CONCEDE],
    ['of the clock, from a clock', signed(TICK, 'clock'), 'proved', TICK],
    ['of the clock, from an api', signed(TICK, 'api'), 'wrong-sender', undefined],
    ['of a person, from a clock', signed(CONCEDE, 'clock'), 'wrong-sender', undefined],
    ['under another key', signed(CONCEDE, 'api', OTHER_KEY), 'wrong', undefined],
    ['whose actor was changed', withOtherActor(signed(CONCEDE, 'api')), 'wrong', undefined],
    ['with a header that is none', bearing('v1.api.00'), 'wrong', undefined],
    ['with an empty header', bearing(''), 'wrong', undefined],
    ['without a proof, while none is required', entryOf(CONCEDE), 'unsigned', CONCEDE],
  ])('finds a command %s', async (_, entry, verdict, command) => {
    const { gate, verdicts } = await gateFor([entry]);
    expect(gate.commandIn(entry)).toEqual(command);
    expect(verdicts).toEqual([verdict]);
  });

  it('passes over a proof of one sender that is relabelled as of the other', async () => {
    const entry = signed(TICK, 'api');
    const header = entry.headers?.[COMMAND_MAC]?.replace('api', 'clock') ?? '';
    const relabelled = { ...entry, headers: { [COMMAND_MAC]: header } };
    const { gate } = await gateFor([relabelled]);
    expect(gate.commandIn(relabelled)).toBeUndefined();
  });

  it('lets unsigned commands pass up to the offset from which a proof is required', async () => {
    const [before, at] = [entryOf(CONCEDE, undefined, 9), entryOf(CONCEDE, undefined, 10)];
    const { gate, verdicts } = await gateFor([before, at], 10);
    expect([gate.commandIn(before), gate.commandIn(at)]).toEqual([CONCEDE, undefined]);
    expect(verdicts).toEqual(['unsigned', 'unsigned-refused']);
  });

  it('counts nothing for what is no command', async () => {
    const noise: Entry = { ...entryOf(CONCEDE), value: new Uint8Array([1]) };
    const { gate, verdicts } = await gateFor([noise]);
    expect(gate.commandIn(noise)).toBeUndefined();
    expect(verdicts).toEqual([]);
  });

  it('asks again with every unsigned command until a proof is required, and not for signed ones', async () => {
    let asked = 0;
    const noted: { from?: Offset } = {};
    const gate = new CommandGate({
      messages: MATCH_MESSAGES,
      partition: 0,
      keys,
      macRequirement: {
        requiredFrom() {
          asked += 1;
          return Promise.resolve(noted.from);
        },
      },
    });
    await gate.prepare([]);
    await gate.prepare([signed(CONCEDE, 'api')]);
    expect(asked).toBe(1);
    const early = entryOf(CONCEDE, undefined, 6);
    await gate.prepare([early]);
    noted.from = 7;
    const late = entryOf(CONCEDE, undefined, 7);
    await gate.prepare([late]);
    await gate.prepare([entryOf(CONCEDE, undefined, 8)]);
    expect(asked).toBe(3);
    expect([gate.commandIn(early), gate.commandIn(late)]).toEqual([CONCEDE, undefined]);
  });

  it('goes by the log’s stamp: the old key counts until ten minutes after the new one begins', async () => {
    const fromMs = 1_700_000_000_000;
    const endMs = fromMs + 10 * 60_000;
    const ring: KeyRing = [
      { key: KEY, fromMs: 0, endsTokens: false },
      { key: OTHER_KEY, fromMs, endsTokens: true },
    ];
    const verdictsOf = async (key: typeof KEY, ...stampsMs: readonly number[]) => {
      const verdicts: SenderVerdict[] = [];
      // The clock of the machine is of no account: what was sent long ago is decided tomorrow.
      const late = keysOfRing(ring, () => endMs + 86_400_000);
      const onSender = (verdict: SenderVerdict) => verdicts.push(verdict);
      const gate = new CommandGate({
        messages: MATCH_MESSAGES,
        partition: 0,
        keys: late,
        onSender,
      });
      const entries = [CONCEDE, TICK].flatMap((command) =>
        stampsMs.map((appendedAtMs) => ({
          ...signed(command, command === TICK ? 'clock' : 'api', key),
          appendedAtMs,
        })),
      );
      await gate.prepare(entries);
      const taken = entries.map((entry) => gate.commandIn(entry) !== undefined);
      expect(taken).toEqual(verdicts.map((verdict) => verdict === 'proved'));
      return verdicts;
    };
    const stamps = [0, fromMs, endMs - 1, endMs];
    const untilTheEnd = ['proved', 'proved', 'proved', 'wrong'];
    expect(await verdictsOf(KEY, ...stamps)).toEqual([...untilTheEnd, ...untilTheEnd]);
    // Who is ahead of the log begins with the new key a little early.
    expect(await verdictsOf(OTHER_KEY, ...stamps)).toEqual(Array(8).fill('proved'));
  });
});

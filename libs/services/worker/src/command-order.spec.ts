import type { Header } from '@scoresheet/domain-record';
import { memoryLog } from '@scoresheet/event-log-memory';
import type { Entry } from '@scoresheet/event-log-port';
import { decodeUtf8, encodeUtf8 } from '@scoresheet/domain-record';
import { describe, expect, it } from 'vitest';
import { CommandOrder } from './command-order.js';
import { MAX_IN_FLIGHT } from './worker-options.js';

const entry = (offset: number, appendedAtMs: number): Entry => ({
  key: 'm',
  value: new Uint8Array(),
  offset,
  appendedAtMs,
});
const command = (commandId: string) => ({ record: 'm', commandId });
const madeBy = (commandId: string, at: number): Header => ({
  record: 'm',
  seq: 1,
  prev: '',
  type: 'added',
  at,
  commandId,
  hashes: {},
});

describe('The order of commands', () => {
  it('is that of the log for commands that were taken in, whatever their stamps are', () => {
    const order = new CommandOrder();
    order.remember(command('first'), entry(0, 90));
    order.remember(command('second'), entry(1, 90));
    expect(order.isAfter(madeBy('first', 90), entry(1, 90))).toBe(false);
    expect(order.isAfter(madeBy('first', 90), entry(2, 70))).toBe(false);
    expect(order.isAfter(madeBy('second', 90), entry(0, 90))).toBe(true);
  });

  it('is that of the stamps for a command that is not known', () => {
    const order = new CommandOrder();
    expect(order.isAfter(madeBy('unknown', 71), entry(5, 70))).toBe(true);
    expect(order.isAfter(madeBy('unknown', 69), entry(5, 70))).toBe(false);
  });

  it('takes an unknown command of the same stamp for a later one, unless it may be forgotten', () => {
    const order = new CommandOrder();
    order.remember(command('known'), entry(4, 70));
    expect(order.isAfter(madeBy('unknown', 70), entry(4, 70))).toBe(true);
    for (let i = 0; i < 2 * MAX_IN_FLIGHT; i += 1) {
      order.remember(command(`c${i}`), entry(5 + i, 70));
    }
    expect(order.isAfter(madeBy('known', 70), entry(4_000, 70))).toBe(false);
  });

  it('knows by the stamp that an event came of the second sending', () => {
    const order = new CommandOrder();
    order.remember(command('twice'), entry(0, 70));
    order.remember(command('between'), entry(1, 71));
    expect(order.isAfter(madeBy('twice', 72), entry(1, 71))).toBe(true);
  });

  it('takes the first of two with the same id and stamp', () => {
    const order = new CommandOrder();
    order.remember(command('twice'), entry(0, 70));
    order.remember(command('between'), entry(1, 70));
    order.remember(command('twice'), entry(2, 70));
    expect(order.isAfter(madeBy('twice', 70), entry(1, 70))).toBe(false);
  });

  it('is known after a restart for the commands before the checkpoint', async () => {
    const log = memoryLog({ topics: ['commands'], partitions: 1, now: () => 70 });
    const of = { topic: 'commands', partition: 0 };
    const ids = ['a', 'b', 'c'];
    await log.append(
      of,
      ids.map((id) => ({ key: 'm', value: encodeUtf8(id) })),
    );
    const order = new CommandOrder();
    const decode = ({ value }: { value: Uint8Array }) => command(decodeUtf8(value) ?? '');
    await order.readBack(log, of, { before: 2, decode, toMs: 0 });
    expect(order.isAfter(madeBy('b', 70), entry(2, 70))).toBe(false);
    expect(order.isAfter(madeBy('c', 70), entry(2, 70))).toBe(true);
  });
});

/** Whatever one command or one event brings pure code to throw: its neighbours never notice. */
import { encodeUtf8, sealEvent } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { recordNamed } from '@scoresheet/domain-record/record-named';
import { describe, expect, it } from 'vitest';
import { toyCounter, UNFOLDABLE, type ToyCommand } from './toy-counter.js';
import * as toy from './toy-world.spec-kit.js';

const A = recordNamed('a');
const B = recordNamed('b');
/** No date has it. */
const LAST_TIME_MS = Number.MAX_SAFE_INTEGER;

const command = (
  record: string,
  commandId: string,
  more: Partial<ToyCommand> = {},
): ToyCommand => ({
  record,
  commandId,
  type: 'add',
  answers: 0,
  n: 1,
  ...more,
});
const open = (record: string) => command(record, 'c0', { type: 'open', n: 0 });

async function work(
  log: ReturnType<typeof toy.toyLog>,
  more: Parameters<typeof toy.toyWorker>[1] = {},
) {
  const worker = toy.toyWorker({ log }, more);
  await worker.start();
  await toy.finished(worker, log);
  await worker.stop();
  const events = (await toy.events(log)).map(({ header }) => `${header.record}/${header.seq}`);
  const outcomes = await toy.outcomes(log);
  return { worker, events, told: outcomes.map(({ record, outcome }) => `${record} ${outcome}`) };
}

/** On the head of A, by somebody who can write to the topic. */
async function writeByHand(log: ReturnType<typeof toy.toyLog>, text: string) {
  const head = (await toy.events(log)).filter(({ header }) => header.record === A).at(-1)?.head;
  const parts = { public: { action: { text }, facts: [] } };
  const draft = { record: A, type: 'add', at: 1_000, commandId: 'by-hand', parts };
  const { bytes } = sealEvent(draft, head, { saltOf: () => sha256('salt'), sha256 });
  await log.append(toy.eventsOf, [{ key: A, value: bytes }]);
}

describe('A worker goes on where', () => {
  it('a command cannot even be decoded', async () => {
    const log = toy.toyLog();
    await log.append(toy.commandsOf, [{ key: 'any', value: encodeUtf8('{"trap"') }]);
    await toy.send(log, open(B));
    const { worker, events } = await work(log, {
      decodeCommand({ value }) {
        const decoded = toy.decodeToy(value);
        if (decoded === undefined) throw new Error('planted');
        return decoded;
      },
    });
    expect(events).toEqual([`${B}/0`]);
    expect(worker.counts()).toMatchObject({ malformed: 1, accepted: 1 });
  });

  it('the headers for foreign clients cannot be made', async () => {
    const log = toy.toyLog();
    await toy.send(log, open(A), open(B));
    const { events } = await work(log, {
      headersOf({ record, at }) {
        return { time: new Date(record === A ? LAST_TIME_MS : at).toISOString() };
      },
    });
    expect(events).toEqual([`${A}/0`, `${B}/0`]);
    const entries = await log.read(toy.eventsOf, 0, 10);
    expect(entries.map(({ headers }) => headers)).toEqual([
      undefined,
      { time: '1970-01-01T00:00:01.000Z' },
    ]);
  });

  it('the rules fail on a command for a suspended record', async () => {
    const log = toy.toyLog();
    await toy.send(log, open(A));
    await work(log);
    await writeByHand(log, UNFOLDABLE);
    await toy.send(log, command(A, 'c1'), open(B));
    const { events, told } = await work(log, {
      aggregate: {
        ...toyCounter,
        decideSuspended() {
          throw new Error('planted');
        },
      },
    });
    expect(events).toEqual([`${A}/0`, `${A}/1`, `${B}/0`]);
    expect(told).toContain(`${A} internal-error`);
  });

  it('what became of a command cannot be written', async () => {
    const log = toy.toyLog();
    await toy.send(log, open(A), command(A, 'c1', { n: -1 }), open(B));
    const { events, told } = await work(log, {
      encodeOutcome(outcome) {
        if (outcome.outcome === 'refused') throw new Error('planted');
        return encodeUtf8(JSON.stringify(outcome));
      },
    });
    expect(events).toEqual([`${A}/0`, `${B}/0`]);
    expect(told).toEqual([`${A} internal-error`]);
  });
});

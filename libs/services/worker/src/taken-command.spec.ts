import { TRACEPARENT } from '@scoresheet/contracts-messages';
import { encodeUtf8 } from '@scoresheet/domain-record';
import { recordNamed } from '@scoresheet/domain-record/record-named';
import { expect, it } from 'vitest';
import type { FinishedCommand } from './taken-command.js';
import type { ToyCommand } from './toy-counter.js';
import * as toy from './toy-world.spec-kit.js';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${TRACE}-b7ad6b7169203331-01`;

const open: ToyCommand = {
  record: recordNamed('a'),
  commandId: 'c1',
  type: 'open',
  answers: 0,
  n: 0,
};
const refused: ToyCommand = { ...open, commandId: 'c2', type: 'add', n: -1 };

/** The commands, each with these headers beside it, and what became of them. */
async function run(headers: Readonly<Record<string, string>>) {
  const finished: FinishedCommand[] = [];
  const log = toy.toyLog();
  const worker = toy.toyWorker({ log }, { onFinished: (one) => void finished.push(one) });
  await worker.start();
  const messages = [open, refused].map((command) => ({
    key: command.record,
    value: encodeUtf8(JSON.stringify(command)),
    headers,
  }));
  await log.append(toy.commandsOf, messages);
  await toy.finished(worker, log);
  await worker.stop();
  const [event] = await log.read(toy.eventsOf, 0, 10);
  const [outcome] = await log.read(toy.outcomesOf, 0, 10);
  return { finished, event, outcome };
}

it('A trace goes on beside the event and the outcome, and into what is told of a command', async () => {
  const { finished, event, outcome } = await run({ [TRACEPARENT]: traceparent, other: 'S3CRET' });
  expect(event?.headers).toEqual({ traceparent });
  expect(outcome?.headers).toEqual({ traceparent });
  expect(finished).toMatchObject([
    { record: recordNamed('a'), commandId: 'c1', outcome: 'accepted', seq: 0, trace: TRACE },
    { record: recordNamed('a'), commandId: 'c2', outcome: 'refused', trace: TRACE },
  ]);
  expect(finished.every(({ tookMs }) => tookMs >= 0)).toBe(true);
});

it('No trace stands in the bytes of an event, so that two owners write the same', async () => {
  const traced = await run({ [TRACEPARENT]: traceparent });
  const untraced = await run({ [TRACEPARENT]: 'nonsense' });
  expect(traced.event?.value).toEqual(untraced.event?.value);
  expect(untraced.event?.headers).toBeUndefined();
  expect(untraced.finished[0]).not.toHaveProperty('trace');
});

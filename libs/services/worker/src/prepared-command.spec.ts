/** Given work that is done before a command is decided, when it takes long, then only its record waits. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { recordNamed } from '@scoresheet/domain-record/record-named';
import { describe, expect, it, vi } from 'vitest';
import type { ToyCommand, ToyState } from './toy-counter.js';
import * as toy from './toy-world.spec-kit.js';
import { MAX_PREPARED, type Prepare } from './worker-options.js';

const A = recordNamed('a');
const B = recordNamed('b');
const command = (commandId: string, more: Partial<ToyCommand> = {}): ToyCommand => ({
  record: A,
  commandId,
  type: 'add',
  answers: 0,
  n: 1,
  ...more,
});
const opening = (record: string): ToyCommand =>
  command(`open-${record}`, { record, type: 'open', n: 0 });

const idsOf = async (log: ReturnType<typeof toy.toyLog>): Promise<readonly string[]> =>
  (await toy.events(log)).map(({ header }) => header.commandId);

describe('A command that is prepared for', () => {
  it('waits, with what comes behind it in its record, and others do not', async () => {
    const log = toy.toyLog();
    let release = (): void => undefined;
    let isDone = false;
    const held = new Promise<void>((resolve) => (release = resolve));
    const prepare: Prepare<ToyState, ToyCommand> = (_, { commandId }) =>
      commandId !== 'long' || isDone ? undefined : held.then(() => void (isDone = true));
    const worker = toy.toyWorker({ log }, { prepare });
    await worker.start();
    await toy.send(log, opening(A), opening(B), command('long'), command('behind', { answers: 1 }));
    await toy.send(log, command('other', { record: B }));
    await expect.poll(() => idsOf(log)).toContain('other');
    expect(await idsOf(log)).not.toContain('long');
    release();
    await toy.finished(worker, log);
    await worker.stop();
    expect((await idsOf(log)).slice(-2)).toEqual(['long', 'behind']);
  });

  it('is decided all the same where nobody could prepare for it', async () => {
    const log = toy.toyLog();
    const asked = vi.fn<Prepare<ToyState, ToyCommand>>(() =>
      Promise.reject(new Error('no thread')),
    );
    const worker = toy.toyWorker({ log }, { prepare: asked });
    await worker.start();
    await toy.send(log, opening(A), command('c1'));
    await toy.finished(worker, log);
    await worker.stop();
    expect(await idsOf(log)).toEqual([`open-${A}`, 'c1']);
    expect(asked).toHaveBeenCalledTimes(MAX_PREPARED);
  });

  it('is neither lost nor doubled nor reordered between rivals', async () => {
    const log = toy.toyLog();
    let turns = 0;
    const prepare: Prepare<ToyState, ToyCommand> = (state) =>
      state.seq % 3 === 0 ? undefined : waiting((turns += 1) % 5);
    const rivals = [toy.toyWorker({ log }, { prepare }), toy.toyWorker({ log }, { prepare })];
    for (const rival of rivals) await rival.start();
    const sent = [opening(A), opening(B)];
    for (let seq = 0; seq < 40; seq += 1) {
      sent.push(
        command(`a${seq}`, { answers: seq }),
        command(`b${seq}`, { record: B, answers: seq }),
      );
    }
    await toy.send(log, ...sent);
    for (const rival of rivals) await toy.finished(rival, log);
    for (const rival of rivals) await rival.stop();
    expect(await toy.judge(log, sent)).toMatchObject(toy.CLEAN);
    expect((await toy.judge(log, sent)).heads).toEqual(await toy.headsOfOneAlone(log));
    expect(turns).toBeGreaterThan(40);
  });
});

async function waiting(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await nextTurn();
}

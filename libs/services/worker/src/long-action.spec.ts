/** Given a command whose action takes several events, when it is taken, then they follow by themselves. */
import { sealEvent, type Head } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { recordNamed } from '@scoresheet/domain-record/record-named';
import { describe, expect, it } from 'vitest';
import { memoryCheckpoints } from './memory-checkpoints.js';
import { BREAKS_OFF, LONG, toyCounter, type ToyCommand, type ToyState } from './toy-counter.js';
import * as toy from './toy-world.spec-kit.js';

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
const OPEN = command('c0', { type: 'open', n: 0 });
/** Events 1 to 6. */
const LONG_ONE = command('c1', { n: LONG + 5 });

async function run(log = toy.toyLog(), checkpoints = memoryCheckpoints()) {
  const finished: string[] = [];
  const worker = toy.toyWorker(
    { log, checkpoints },
    {
      onFinished: ({ commandId, outcome }) => finished.push(`${commandId} ${outcome}`),
    },
  );
  await worker.start();
  await toy.finished(worker, log);
  await worker.stop();
  return { worker, finished, outcomes: await toy.outcomes(log), events: await toy.events(log) };
}

const idsOf = (events: Awaited<ReturnType<typeof toy.events>>, record = A) =>
  events.filter(({ header }) => header.record === record).map(({ header }) => header.commandId);

/** What a worker makes of these commands; `salt` seals what follows by itself as somebody else would. */
function eventsMade(commands: readonly ToyCommand[], salt?: string): readonly Uint8Array[] {
  let state: ToyState | undefined;
  let head: Head | undefined;
  const made: Uint8Array[] = [];
  const seal = (commandId: string, { state: after, type, parts, saltOf }: Accepted) => {
    state = after;
    const draft = { record: A, type, at: 1_000, commandId, parts };
    const sealed = sealEvent(draft, head, { saltOf, sha256 });
    head = sealed.head;
    made.push(sealed.bytes);
  };
  for (const each of commands) {
    const decided = toyCounter.decide(state, each, 1_000) as Accepted;
    if (decided.outcome !== 'accepted') continue;
    seal(each.commandId, decided);
    while (state && toyCounter.goesOn(state)) {
      const continued = toyCounter.goOn(state);
      const own = salt === undefined ? {} : { saltOf: () => sha256(salt) };
      seal(continued.commandId, { ...continued, ...own });
    }
  }
  return made;
}

/** A log whose worker died after `count` events of a long action. */
async function diedAfter(count: number, ...commands: readonly ToyCommand[]) {
  const log = toy.toyLog();
  await toy.send(log, ...commands);
  for (const value of eventsMade(commands).slice(0, count)) {
    await log.append(toy.eventsOf, [{ key: A, value }]);
  }
  return log;
}
type Accepted = Extract<
  ReturnType<typeof toyCounter.decide>,
  { outcome: 'accepted'; state: ToyState }
>;

const WHOLE = ['c0', 'c1', ...[2, 3, 4, 5, 6].map((seq) => `continue:${seq}`)];

describe('A long action', () => {
  it('is one event after another, at the time of the first, and no outcome is sent', async () => {
    const log = toy.toyLog();
    await toy.send(log, OPEN, LONG_ONE);
    const { events, outcomes, worker } = await run(log);
    expect(idsOf(events)).toEqual(WHOLE);
    expect(new Set(events.map(({ header }) => header.at))).toEqual(new Set([1_000]));
    expect(outcomes).toEqual([]);
    expect(worker.counts()).toMatchObject({ accepted: 2, inFlight: 0, lostRaces: 0 });
  });

  it('is finished when its last event is admitted, and not before', async () => {
    const log = toy.toyLog();
    await toy.send(log, OPEN, LONG_ONE, command('b0', { record: B, type: 'open', n: 0 }));
    const { finished, events } = await run(log);
    expect(finished).toEqual(['c0 accepted', 'b0 accepted', 'c1 accepted']);
    const ids = events.map(({ header }) => header.commandId);
    expect(ids.indexOf('b0')).toBeLessThan(ids.indexOf('continue:6'));
  });

  it('comes before the next command of its record', async () => {
    const log = toy.toyLog();
    await toy.send(log, OPEN, LONG_ONE, command('c2', { answers: 6 }));
    const { events } = await run(log);
    expect(idsOf(events)).toEqual([...WHOLE, 'c2']);
  });
});

describe('Given a worker that died in the middle of one', () => {
  it.each([1, 2, 3, 6, 7])(
    'the next goes on after event %i, and doubles nothing',
    async (count) => {
      const log = await diedAfter(count, OPEN, LONG_ONE);
      const { events, worker } = await run(log);
      expect(idsOf(events)).toEqual(WHOLE);
      expect(worker.counts().inFlight).toBe(0);
    },
  );

  it('it goes on before a command that was sent meanwhile', async () => {
    const log = await diedAfter(3, OPEN, LONG_ONE);
    await toy.send(log, command('c2', { answers: 6 }));
    const { events } = await run(log);
    expect(idsOf(events)).toEqual([...WHOLE, 'c2']);
  });

  it('a command that was refused before it is not accepted behind it', async () => {
    // The early command answers what is open only when all of the long action has happened.
    const early = command('early', { answers: 6 });
    const log = await diedAfter(3, OPEN, early, LONG_ONE);
    const { events, outcomes } = await run(log);
    expect(idsOf(events)).toEqual(WHOLE);
    expect(outcomes.find(({ commandId }) => commandId === 'early')?.outcome).toBe('conflict');
  });
});

describe('Given rules that break off in the middle of one', () => {
  it('the record is suspended, the command stays accepted, and the neighbours go on', async () => {
    const log = toy.toyLog();
    await toy.send(
      log,
      OPEN,
      command('c1', { n: BREAKS_OFF }),
      command('c2', { answers: 2 }),
      command('b0', { record: B, type: 'open', n: 0 }),
    );
    const { worker, events, outcomes, finished } = await run(log);
    expect(idsOf(events)).toEqual(['c0', 'c1', 'continue:2']);
    expect(idsOf(events, B)).toEqual(['b0']);
    expect(finished).toContain('c1 accepted');
    expect(outcomes.map(({ commandId, outcome }) => `${commandId} ${outcome}`)).toEqual([
      'c2 internal-error',
    ]);
    expect(worker.counts()).toMatchObject({ accepted: 3, tail: { suspended: 1 } });
  });
});

describe('Two workers on it', () => {
  it('finish it once somebody else has written the rest', async () => {
    const log = toy.toyLog();
    await toy.send(log, OPEN, LONG_ONE);
    const [, first, ...rest] = eventsMade([OPEN, LONG_ONE], 'somebody else');
    const isFirst = ({ value }: { readonly value: Uint8Array }): boolean =>
      Buffer.compare(value, first ?? value) === 0;
    const beaten = log.openAnother();
    beaten.append = async (to, messages) => {
      const offset = await log.append(to, messages);
      if (!messages.some(isFirst)) return offset;
      for (const value of rest) await log.append(toy.eventsOf, [{ key: A, value }]);
      return offset;
    };
    const { events, finished, worker } = await run(beaten);
    expect(idsOf(events)).toEqual(WHOLE);
    expect(events.slice(2).map(({ bytes }) => bytes)).toEqual(rest);
    expect(finished).toEqual(['c0 accepted', 'c1 accepted']);
    expect(worker.counts()).toMatchObject({ accepted: 2, inFlight: 0 });
  });

  it('come to one row of events', async () => {
    const log = toy.toyLog();
    await toy.send(log, OPEN, LONG_ONE, command('c2', { answers: 6 }));
    await Promise.all([run(log), run(log)]);
    expect(idsOf(await toy.events(log))).toEqual([...WHOLE, 'c2']);
  });
});

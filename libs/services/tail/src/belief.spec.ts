/** Given events that bear no proof, when readers fold them, then the rules are asked first. */
import { recordNamed } from '@scoresheet/domain-record/record-named';
import type { Entry } from '@scoresheet/event-log-port';
import { memoryArchive } from '@scoresheet/services-archive';
import { describe, expect, it } from 'vitest';
import type { ReadOnlyAggregate } from '@scoresheet/domain-record';
import { doubting, JudgementTally, type Belief } from './belief.js';
import { suspensions } from './suspensions.js';
import * as toy from './toy-records.spec-kit.js';

const A = recordNamed('a');
const B = recordNamed('b');
/** The rules of the toy: numbers grow by one. */
const rules: ReadOnlyAggregate<string> = {
  ...toy.toyAggregate,
  redecide(state = '', event) {
    const [fact] = event.house['facts'] as readonly number[];
    if (fact === state.split(',').length) {
      return { agrees: true, state: toy.toyAggregate.fold(state, event) };
    }
    const difference = { kind: 'decided-otherwise', path: 'facts[0]' } as const;
    return { agrees: false, difference: { ...difference, recorded: 'secret', expected: 0 } };
  },
};
const SIGNED = { signed: 'yes' };

function believing(mode: Belief['mode']) {
  const tally = new JudgementTally();
  const proves = (_: string, { headers }: Entry) => headers?.['signed'] === 'yes';
  const belief: Belief = { mode, proves, onJudged: tally.note };
  return { tally, tail: { proves, aggregate: doubting(rules, belief) } };
}

/** 1, 2, 7, 4 of A and 1 of B; the event at `seq` 2 is against the rules. */
async function logWith(signed: (seq: number) => boolean) {
  const log = toy.toyLog();
  let head;
  for (const [seq, fact] of [1, 2, 7, 4].entries()) {
    const event = toy.toyEvent(A, head, fact);
    head = event.head;
    const headers = signed(seq) ? { headers: SIGNED } : {};
    await log.append(toy.of, [{ ...toy.messageOf(event), ...headers }]);
  }
  await log.append(toy.of, [toy.messageOf(toy.toyEvent(B, undefined, 1))]);
  return log;
}

async function statesBy(tail: Awaited<ReturnType<typeof toy.startedTail>>) {
  await tail.atEnd();
  const states = [await tail.stateOf(A), await tail.stateOf(B)];
  await tail.stop();
  return states;
}

const NEIGHBOUR = { status: 'folded', state: '1,' };
const SUSPENDED = {
  status: 'suspended',
  suspension: {
    seq: 2,
    reference: suspensions().suspend({ record: A, seq: 2 }, '').reference,
    error: { name: 'EventRefuted', message: expect.stringContaining('Event 2 says') },
  },
};

describe('An event that bears no proof and is against the rules', () => {
  it('suspends its record alone, at that event', async () => {
    const { tail, tally } = believing('enforce');
    const reader = await toy.startedTail(await logWith(() => false), memoryArchive(), tail);
    expect(await statesBy(reader)).toMatchObject([SUSPENDED, NEIGHBOUR]);
    expect(tally.counts()).toEqual({ upheld: 3, refuted: 1 });
  });

  it('does so for who follows the record while it comes', async () => {
    const log = await logWith(() => false);
    const [first, second, third] = await toy.entriesOf(log);
    const live = toy.toyLog();
    const reader = await toy.startedTail(live, memoryArchive(), believing('enforce').tail);
    await live.append(toy.of, [first!, second!]);
    await reader.atEnd();
    expect(await reader.stateOf(A)).toMatchObject({ state: '1,2,' });
    await live.append(toy.of, [third!]);
    await reader.atEnd();
    expect(await reader.stateOf(A)).toMatchObject(SUSPENDED);
    await reader.stop();
  });

  it('tells nobody what it says', async () => {
    const { tail } = believing('enforce');
    const reader = await toy.startedTail(await logWith(() => false), memoryArchive(), tail);
    await reader.atEnd();
    await reader.stateOf(A);
    const { error } = reader.suspensions.of(A) ?? {};
    expect(`${String(error)} ${String((error as Error).cause)}`).not.toContain('secret');
    await reader.stop();
  });

  it('is counted and folded by who only observes', async () => {
    const { tail, tally } = believing('observe');
    const reader = await toy.startedTail(await logWith(() => false), memoryArchive(), tail);
    expect(await statesBy(reader)).toMatchObject([{ state: '1,2,7,4,' }, NEIGHBOUR]);
    expect(tally.counts()).toEqual({ upheld: 4, refuted: 1 });
  });

  it('changes nothing of the state on which it is folded by who only observes', () => {
    const counter: ReadOnlyAggregate<{ count: number }> = {
      fold: (state = { count: 0 }) => ({ count: state.count + 1 }),
      redecide(state) {
        if (state) state.count = 99;
        const difference = { kind: 'decided-otherwise', path: 'facts[0]' } as const;
        return { agrees: false, difference: { ...difference, recorded: 2, expected: 99 } };
      },
      isOver: () => false,
      isEmpty: () => false,
      endsSuspended: () => false,
    };
    const observing = doubting(counter, { mode: 'observe', proves: () => false });
    const { header } = toy.toyEvent(A, undefined, 1);
    const event = { header, house: {}, isUnproved: true };
    expect(observing.fold({ count: 1 }, event)).toEqual({ count: 2 });
  });

  it('is believed where nobody was told to doubt', async () => {
    const reader = await toy.startedTail(await logWith(() => false), memoryArchive());
    expect(await statesBy(reader)).toMatchObject([{ state: '1,2,7,4,' }, NEIGHBOUR]);
  });
});

describe('An event that bears its proof', () => {
  it('is believed, and the rules are not asked', async () => {
    const { tail, tally } = believing('enforce');
    const reader = await toy.startedTail(await logWith(() => true), memoryArchive(), tail);
    expect(await statesBy(reader)).toMatchObject([{ state: '1,2,7,4,' }, NEIGHBOUR]);
    expect(tally.counts()).toEqual({ upheld: 1, refuted: 0 }); // the neighbour's
  });

  it('does not speak for the next one', async () => {
    const { tail } = believing('enforce');
    const log = await logWith((seq) => seq !== 2);
    const reader = await toy.startedTail(log, memoryArchive(), tail);
    expect(await statesBy(reader)).toMatchObject([SUSPENDED, NEIGHBOUR]);
  });
});

describe('An event that was archived', () => {
  it('is believed up to where the archive has come, and the rules are asked of the rest', async () => {
    const log = await logWith(() => false);
    for (const [position, state] of [
      [2, SUSPENDED],
      [3, { state: '1,2,7,4,' }],
    ] as const) {
      const { tail } = believing('enforce');
      const reader = await toy.startedTail(log, await toy.archiveAt(log, position), tail);
      expect(await statesBy(reader)).toMatchObject([state, NEIGHBOUR]);
    }
  });

  it('is not believed where the archive notes that it was refuted', async () => {
    const log = await logWith(() => false);
    const { events, ...archive } = await toy.archiveAt(log, 5);
    const noted: typeof events = async (...asked) =>
      (await events(...asked)).map((event) => ({ ...event, isRefuted: event.seq === 2 }));
    for (const { tail } of [believing('enforce'), { tail: {} }]) {
      const reader = await toy.startedTail(log, { ...archive, events: noted }, tail);
      expect(await statesBy(reader)).toMatchObject([SUSPENDED, NEIGHBOUR]);
    }
  });
});

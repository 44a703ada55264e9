/**
 * Readers that start anywhere, beside an archive that lags by any amount, admit the same events
 * and fold the same states, whatever two writers did to the partition.
 */
import type { Head, SealedEvent } from '@scoresheet/domain-record';
import { recordNamed } from '@scoresheet/domain-record/record-named';
import { NOTHING_BEFORE } from '@scoresheet/domain-record';
import type { MemoryLog } from '@scoresheet/event-log-memory';
import { checkpointAfter } from '@scoresheet/services-archive';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AdmittedEvent } from './admitted-event.js';
import * as toy from './toy-records.spec-kit.js';

const RECORDS = ['a', 'b', 'c'].map(recordNamed);

/** What a writer does next; it may act on heads that it learned long ago. */
const stepArbitrary = fc.record({
  writer: fc.constantFrom(0, 1),
  record: fc.constantFrom(...RECORDS),
  does: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom('write', 'learn', 'write-and-hold', 'release') },
    { weight: 2, arbitrary: fc.constantFrom('repeat', 'start-anew', 'garbage') },
  ),
  fact: fc.integer({ min: 0, max: 9 }),
});
type Step = typeof stepArbitrary extends fc.Arbitrary<infer T> ? T : never;

/** The truth by the plainest means: one loop over the whole log. */
function admittedHeads(written: readonly (SealedEvent | undefined)[]): Map<string, Head> {
  const heads = new Map<string, Head>();
  for (const event of written) {
    if (event === undefined) continue;
    const head = heads.get(event.header.record);
    const { seq, prev } = event.header;
    if (seq === (head?.seq ?? -1) + 1 && prev === (head?.hash ?? NOTHING_BEFORE)) {
      heads.set(event.header.record, event.head);
    }
  }
  return heads;
}

async function fillPartition(log: MemoryLog, steps: readonly Step[]): Promise<Map<string, Head>> {
  const written: (SealedEvent | undefined)[] = [];
  const beliefs = [new Map<string, Head>(), new Map<string, Head>()];
  const held: SealedEvent[] = [];
  const send = async (event: SealedEvent) => {
    written.push(event);
    await log.append(toy.of, [toy.messageOf(event)]);
  };
  for (const { writer, record, does, fact } of steps) {
    const belief = beliefs[writer] as Map<string, Head>;
    const event = toy.toyEvent(
      record,
      does === 'start-anew' ? undefined : belief.get(record),
      fact,
    );
    if (does === 'learn') beliefs[writer] = admittedHeads(written);
    if (does === 'write' || does === 'start-anew') await send(event);
    if (does === 'write' || does === 'write-and-hold') belief.set(record, event.head);
    if (does === 'write-and-hold') held.push(event);
    if (does === 'release') for (const late of held.splice(0).reverse()) await send(late);
    if (does === 'repeat') for (const old of written.slice(-2)) if (old) await send(old);
    if (does === 'garbage') {
      written.push(undefined);
      await log.append(toy.of, [{ key: record, value: new Uint8Array([fact, 255]) }]);
    }
  }
  return admittedHeads(written);
}

interface Seen {
  readonly events: readonly string[];
  readonly heads: readonly unknown[];
  readonly states: readonly unknown[];
}

async function readAll(log: MemoryLog, from: number, position: number): Promise<Seen> {
  const archive = await toy.archiveAt(log, position);
  const events: string[] = [];
  const tail = await toy.startedTail(log, archive, { from });
  tail.onAdmitted((event: AdmittedEvent) => events.push(`${event.offset} ${event.head.hash}`));
  await tail.atEnd();
  const heads = await Promise.all(RECORDS.map((record) => tail.headOf(record)));
  const folded = await Promise.all(RECORDS.map((record) => tail.stateOf(record)));
  await tail.stop();
  const states = folded.map((fold) => (fold?.status === 'folded' ? fold.state : fold?.status));
  return { events, heads, states };
}

describe('Every reader', () => {
  it('admits the same from every offset, with every lag of the archive', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(stepArbitrary, { minLength: 4, maxLength: 18 }), async (steps) => {
        const log = toy.toyLog();
        const truth = await fillPartition(log, steps);
        const end = await log.end(toy.of);
        const whole = await readAll(log, 0, 0);
        expect(whole.heads).toEqual(RECORDS.map((record) => truth.get(record)));
        let compared = 0;
        for (let from = 0; from <= end; from += 1) {
          const since = whole.events.filter((event) => Number(event.split(' ')[0]) >= from);
          for (let position = 0; position <= end; position += 1) {
            const seen = await readAll(log, from, position);
            expect(seen).toEqual({ ...whole, events: since });
            compared += 1;
          }
        }
        expect(compared).toBe((end + 1) ** 2);
      }),
      { numRuns: 12 },
    );
  });

  it('admits the same while it forgets what the archive has', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(stepArbitrary, { maxLength: 6 }), { minLength: 2, maxLength: 6 }),
        fc.array(fc.nat({ max: 60 }), { minLength: 6, maxLength: 6 }),
        async (rounds, sweeps) => {
          const log = toy.toyLog();
          const reference = toy.toyLog();
          const truth = await fillPartition(reference, rounds.flat());
          const archive = await toy.archiveAt(reference, 0);
          const entries = await toy.entriesOf(reference);
          const tail = await toy.startedTail(log, archive);
          let at = 0;
          for (const [round, steps] of rounds.entries()) {
            const upTo =
              round === rounds.length - 1
                ? entries.length
                : Math.min(at + steps.length, entries.length);
            const batch = entries.slice(at, upTo);
            if (batch.length > 0) await log.append(toy.of, batch);
            await tail.atEnd();
            archive.moveTo(0, checkpointAfter(log, entries[at - 1]));
            for (let i = 0; i < (sweeps[round] ?? 0); i += 1) await tail.sweep();
            await tail.stateOf(RECORDS[round % RECORDS.length] as string);
            at = upTo;
          }
          await tail.atEnd();
          const heads = await Promise.all(RECORDS.map((record) => tail.headOf(record)));
          expect(heads).toEqual(RECORDS.map((record) => truth.get(record)));
          const whole = await readAll(reference, 0, 0);
          const folded = await Promise.all(RECORDS.map((record) => tail.stateOf(record)));
          const states = folded.map((fold) => (fold?.status === 'folded' ? fold.state : undefined));
          expect(states).toEqual(whole.states);
          await tail.stop();
        },
      ),
      { numRuns: 60 },
    );
  });
});

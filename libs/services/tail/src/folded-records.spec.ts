import { recordNamed } from '@scoresheet/domain-record/record-named';
import { describe, expect, it } from 'vitest';
import type { AdmittedEvent } from './admitted-event.js';
import { FoldedRecords } from './folded-records.js';
import { suspensions } from './suspensions.js';
import { toyEvent, toyAggregate } from './toy-records.spec-kit.js';

const A = recordNamed('a');
const ARCHIVED_TO = 100;

/** A toy whose records are empty until they hold a second number. */
const aggregate = { ...toyAggregate, isEmpty: (state: string) => state.split(',').length < 3 };

function admitted(...facts: readonly number[]): readonly AdmittedEvent[] {
  const events: AdmittedEvent[] = [];
  for (const [offset, fact] of facts.entries()) {
    const { header, head, bytes } = toyEvent(A, events.at(-1)?.head, fact);
    events.push({ offset, header, head, bytes, parts: { public: { facts: [fact] } } });
  }
  return events;
}

const recordsOf = (history: readonly AdmittedEvent[]) =>
  new FoldedRecords({ aggregate, suspensions: suspensions(), history: async () => history });

describe('A state that was asked for', () => {
  it('is forgotten with the next sweep where nobody plays, and read again when it is asked for', async () => {
    const records = recordsOf(admitted(1));
    expect(await records.stateOf(A)).toMatchObject({ state: '1,' });
    records.sweep(0); // the archive does not have it yet
    expect(records.size).toBe(1);
    records.sweep(ARCHIVED_TO);
    expect(records.size).toBe(0);
    expect(await records.stateOf(A)).toMatchObject({ state: '1,' });
  });

  it('stays where somebody plays', async () => {
    const records = recordsOf(admitted(1, 2));
    await records.stateOf(A);
    records.sweep(ARCHIVED_TO);
    expect(records.size).toBe(1);
  });
});

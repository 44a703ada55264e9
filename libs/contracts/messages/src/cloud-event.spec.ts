import { expect, it } from 'vitest';
import { cloudEventHeaders } from './cloud-event.js';
import { TOPICS } from './topics.js';

const EVENT = { record: 'm-1', seq: 3, type: 'seat-taken', at: Date.UTC(2026, 4, 1, 12) };
const timeOf = (ms: number) => new Date(ms).toISOString();

it('an event is a CloudEvent for foreign clients', () => {
  expect(cloudEventHeaders(EVENT, TOPICS.matchEvents, timeOf)).toEqual({
    'content-type': 'application/jsonl',
    ce_specversion: '1.0',
    ce_id: 'm-1/3',
    ce_type: 'scoresheet.seat-taken',
    ce_source: '/scoresheet/match.events',
    ce_subject: 'm-1',
    ce_time: '2026-05-01T12:00:00.000Z',
  });
});

it.each([
  [253_402_300_799_999, 'the last that RFC 3339 can write'],
  [253_402_300_800_000, 'later than RFC 3339 can write'],
  [8_640_000_000_000_001, 'later than a Date can hold'],
  [Number.MAX_SAFE_INTEGER, 'the latest that admission lets pass'],
])('an event at %i, %s, has a time nevertheless', (at) => {
  const { ce_time } = cloudEventHeaders({ ...EVENT, at }, TOPICS.matchEvents, timeOf);
  expect(ce_time).toBe('9999-12-31T23:59:59.999Z');
});

import { expect, it } from 'vitest';
import { cloudEventHeaders } from './cloud-event.js';
import { TOPICS } from './topics.js';

it('an event is a CloudEvent for foreign clients', () => {
  const name = { record: 'm-1', seq: 3, type: 'seat-taken' };
  expect(cloudEventHeaders(name, TOPICS.matchEvents, '2026-05-01T12:00:00.000Z')).toEqual({
    'content-type': 'application/jsonl',
    ce_specversion: '1.0',
    ce_id: 'm-1/3',
    ce_type: 'scoresheet.seat-taken',
    ce_source: '/scoresheet/match.events',
    ce_subject: 'm-1',
    ce_time: '2026-05-01T12:00:00.000Z',
  });
});

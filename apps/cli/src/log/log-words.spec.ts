import { RECORD_TOPICS } from '@scoresheet/contracts-messages';
import { sealEvent } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { expect, it } from 'vitest';
import { headersIn, LOG_KINDS } from './log-words.js';

function bytesOf(record: string, type: string): Uint8Array {
  const parts = { public: { action: null, facts: [] } };
  const draft = { record, type, commandId: 'c1', parts, at: Number.MAX_SAFE_INTEGER };
  return sealEvent(draft, undefined, { saltOf: () => sha256('salt'), sha256 }).bytes;
}

it.each([
  ['match.events', 'm-1', 'clock-ticked'],
  ['tournament.events', 't-1', 'round-drawn'],
])('An event of any time in %s gets its headers back', (topic, record, type) => {
  expect(headersIn(topic, bytesOf(record, type))).toMatchObject({
    ce_id: `${record}/0`,
    ce_source: `/scoresheet/${topic}`,
    ce_time: expect.stringMatching(/^9999-12-31T/),
  });
});

it('Whatever moves the log knows every kind of record', () => {
  expect(LOG_KINDS.map(({ topics }) => topics)).toEqual(Object.values(RECORD_TOPICS));
});

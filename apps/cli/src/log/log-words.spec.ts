import { sealEvent } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { expect, it } from 'vitest';
import { headersOfEvent } from './log-words.js';

it('An event of any time gets its headers back, so that a log with one can be restored', () => {
  const parts = { public: { action: null, facts: [] } };
  const draft = { record: 'm-1', type: 'clock-ticked', commandId: 'c1', parts };
  const { bytes } = sealEvent({ ...draft, at: Number.MAX_SAFE_INTEGER }, undefined, {
    saltOf: () => sha256('salt'),
    sha256,
  });
  expect(headersOfEvent(bytes)).toMatchObject({
    ce_id: 'm-1/0',
    ce_time: expect.stringMatching(/^9999-12-31T/),
  });
});

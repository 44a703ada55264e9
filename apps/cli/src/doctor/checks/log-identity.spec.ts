import { expect, it } from 'vitest';
import { found, healthyDatabase, reader } from '../healthy.spec-kit.js';
import type { ReaderPosition } from '../probes.js';
import { logIdentity } from './log-identity.js';

const readers = (...all: readonly ReaderPosition[]) =>
  found(logIdentity, { database: healthyDatabase({ readers: all }) });

it('Readers of this log, up to its end, are well', async () => {
  expect(await readers(reader(), reader({ who: 'worker', next: 3 }))).toEqual([]);
});

it('Readers of another log are told with both ids', async () => {
  const [finding, ...more] = await readers(reader({ logId: 'log-0' }), reader({ logId: 'log-0' }));
  expect(more).toEqual([]);
  expect(finding).toMatchObject({ grade: 'wrong', what: expect.stringMatching(/log-1.*log-0/) });
});

it.each([6, undefined])('A reader past the end (%s) is told with both offsets', async (end) => {
  const [finding] = await readers(reader({ end }));
  expect(finding).toMatchObject({
    grade: 'wrong',
    what: expect.stringContaining(`read up to 7; the log ends at ${end ?? 0}`),
  });
});

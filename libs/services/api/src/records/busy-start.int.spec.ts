import { LogError } from '@scoresheet/event-log-port';
import { checkpointAfter, memoryArchive } from '@scoresheet/services-archive';
import { expect, it, vi } from 'vitest';
import { newLog, startApi } from '../api.spec-kit.js';

it('waits, when it starts, for a log whose brokers are busy', async () => {
  const log = newLog();
  const busy = new LogError('log-unavailable', 'busy');
  const end = vi.spyOn(log, 'end').mockRejectedValueOnce(busy).mockRejectedValueOnce(busy);
  const api = await startApi({ log });
  expect(end.mock.results.length).toBeGreaterThan(2);
  expect(await api.ask('{ games { id } }')).toMatchObject({ status: 200 });
  await api.close();
});

it('waits as well where it first looks whether the log is the one that was archived', async () => {
  const log = newLog();
  const archive = { ...memoryArchive(), position: async () => checkpointAfter(log, undefined) };
  const busy = new LogError('log-unavailable', 'busy');
  vi.spyOn(log, 'end').mockRejectedValueOnce(busy);
  const api = await startApi({ log, archive });
  expect(await api.ask('{ games { id } }')).toMatchObject({ status: 200 });
  await api.close();
});

it('ends, when it starts on a log that is not the one', async () => {
  const log = newLog();
  const other = new LogError('log-mismatch', 'another log');
  vi.spyOn(log, 'end').mockRejectedValue(other);
  await expect(startApi({ log })).rejects.toBe(other);
});

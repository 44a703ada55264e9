import { memoryLog } from '@scoresheet/event-log-memory';
import { LogError } from '@scoresheet/event-log-port';
import { eventLogContract } from '@scoresheet/event-log-port/contract-suite';
import { describe, expect, it } from 'vitest';
import { logClock } from './log-clock.js';
import { measuredLog, type Append } from './measured-log.js';

const nobody = { appended: () => undefined, notAppended: () => undefined };
const clock = logClock(Date.now, () => undefined);

eventLogContract('The measured log', async (shape) => {
  const first = memoryLog(shape);
  return {
    open: async () => measuredLog(first.openAnother(), nobody, clock),
    dispose: () => first.close(),
  };
});

const here = { topic: 'match.events', partition: 0 };
const message = (bytes: number) => ({ key: 'k', value: new Uint8Array(bytes) });

function table() {
  const appends: Append[] = [];
  const failures: { topic: string; code: string }[] = [];
  const inner = memoryLog({ topics: [here.topic], partitions: 1 });
  const log = measuredLog(
    inner,
    {
      appended: (append) => void appends.push(append),
      notAppended: (failure) => void failures.push(failure),
    },
    clock,
  );
  return { log, inner, appends, failures };
}

describe('The measured log', () => {
  it('tells how many messages and bytes were appended, and how long it took', async () => {
    const { log, appends } = table();
    await log.append(here, [message(3), message(4)]);
    expect(appends).toEqual([
      { topic: 'match.events', messages: 2, bytes: 7, seconds: expect.any(Number) as number },
    ]);
    expect(appends[0]?.seconds).toBeLessThan(1);
  });

  it('tells why an append failed, and lets the writer know it, too', async () => {
    const { log, inner, appends, failures } = table();
    await inner.close();
    await expect(log.append(here, [message(1)])).rejects.toThrow(LogError);
    expect(appends).toEqual([]);
    expect(failures).toEqual([{ topic: 'match.events', code: 'log-closed' }]);
  });
});

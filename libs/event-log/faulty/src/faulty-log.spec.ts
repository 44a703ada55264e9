import { memoryLog } from '@scoresheet/event-log-memory';
import { LogError, type Entry } from '@scoresheet/event-log-port';
import { describe, expect, it } from 'vitest';
import { emptyFaultTally, NO_FAULTS, type FaultRates } from './faults.js';
import { faultyLog } from './faulty-log.js';
import { mortalProcess, ProcessDied } from './mortal-process.js';
import { randomFrom } from './random.js';
import { inVirtualTime, type VirtualTime } from './virtual-time.js';

const here = { topic: 'events', partition: 0 };
const message = (text: string) => ({ key: 'k', value: new TextEncoder().encode(text) });
const textOf = ({ value }: Entry): string => new TextDecoder().decode(value);
const LONG_MS = 1_000_000;

function newWorld(time: VirtualTime, rates: Partial<FaultRates>) {
  const log = memoryLog({ topics: [here.topic], partitions: 1 });
  const tally = emptyFaultTally();
  const open = faultyLog({
    log,
    tally,
    random: randomFrom(7),
    sleep: (ms) => time.sleep(ms),
    rates: () => ({ ...NO_FAULTS, ...rates }),
  });
  const texts = async () =>
    (await log.end(here)) === 0 ? [] : (await log.read(here, 0, 1_000)).map(textOf);
  return { log, tally, open, texts };
}

type World = ReturnType<typeof newWorld>;

const inWorld = <T>(
  rates: Partial<FaultRates>,
  body: (world: World, time: VirtualTime) => Promise<T>,
): Promise<T> =>
  inVirtualTime(randomFrom(1), (time) => time.until(body(newWorld(time, rates), time), LONG_MS));

const codeOf = (result: Promise<unknown>): Promise<unknown> =>
  result.then(
    () => 'written',
    (error: unknown) => (error instanceof LogError ? error.code : error),
  );

describe('A faulty log', () => {
  it('without faults is a log', () =>
    inWorld({}, async ({ open, texts }) => {
      const log = open(mortalProcess());
      expect(await log.append(here, [message('a'), message('b')])).toEqual({ firstOffset: 0 });
      expect([await log.end(here), (await log.read(here, 1, 10)).map(textOf)]).toEqual([2, ['b']]);
      expect(await texts()).toEqual(['a', 'b']);
    }));

  it('loses a batch, and says that it is away', () =>
    inWorld({ lostBatch: 1 }, async ({ open, texts, tally }) => {
      const sent = codeOf(open(mortalProcess()).append(here, [message('a')]));
      expect([await sent, await texts()]).toEqual(['log-unavailable', []]);
      expect(tally['lost-batch']).toBe(1);
    }));

  it('writes a batch, and says that it is away', () =>
    inWorld({ lostAcknowledgement: 1 }, async ({ open, texts }) => {
      const sent = codeOf(open(mortalProcess()).append(here, [message('a')]));
      expect([await sent, await texts()]).toEqual(['log-unavailable', ['a']]);
    }));

  it('writes a batch twice', () =>
    inWorld({ duplicate: 1 }, async ({ open, texts }, time) => {
      await open(mortalProcess()).append(here, [message('a')]);
      await time.sleep(10_000);
      expect(await texts()).toEqual(['a', 'a']);
    }));

  it('writes late what it gave up, after what was sent later', () => {
    const rates = { reorder: 1 };
    return inWorld(rates, async ({ open, texts }, time) => {
      const log = open(mortalProcess());
      expect(await codeOf(log.append(here, [message('a')]))).toBe('log-unavailable');
      rates.reorder = 0;
      await log.append(here, [message('b')]);
      await time.sleep(10_000);
      expect((await texts()).toSorted()).toEqual(['a', 'b']);
    });
  });

  it('forgets at its end what nobody was told of, and nothing else', () =>
    inWorld({ truncatedTail: 0.3, delayMs: 5 }, async ({ open, texts, tally }) => {
      const log = open(mortalProcess());
      const names = Array.from({ length: 40 }, (_, i) => `m${i}`);
      const told = await Promise.all(
        names.map(async (name) => [name, await codeOf(log.append(here, [message(name)]))]),
      );
      const kept = told.flatMap(([name, code]) => (code === 'written' ? [name] : []));
      expect((await texts()).toSorted()).toEqual(kept.toSorted());
      expect(tally['truncated-tail']).toBeGreaterThan(0);
      expect(kept.length).toBeGreaterThan(0);
    }));

  it('lets two senders change places', () =>
    inWorld({ delayMs: 50 }, async ({ open, texts }) => {
      const [one, other] = [open(mortalProcess()), open(mortalProcess())];
      for (let i = 0; i < 20; i += 1) {
        await Promise.all([one.append(here, [message('1')]), other.append(here, [message('2')])]);
      }
      const pairs = (await texts()).join('').match(/../g);
      expect(new Set(pairs)).toEqual(new Set(['12', '21']));
    }));
});

describe('A process', () => {
  it('that stands still hears nothing, and everything once it is woken', () =>
    inWorld({}, async ({ open }, time) => {
      const process = mortalProcess();
      const log = open(process);
      const heard: string[] = [];
      const subscription = log.subscribe(
        here,
        0,
        (entries) => void heard.push(...entries.map(textOf)),
      );
      process.pause();
      await open(mortalProcess()).append(here, [message('a')]);
      await time.sleep(60_000);
      expect(heard).toEqual([]);
      process.wake();
      await time.sleep(100);
      expect(heard).toEqual(['a']);
      await subscription.stop();
    }));

  it('that dies hears of nothing but its death, and what it has sent may arrive', () =>
    inWorld({ delayMs: 50 }, async ({ open, texts }, time) => {
      const process = mortalProcess();
      const log = open(process);
      const { ended } = log.subscribe(here, 0, () => undefined);
      ended.catch(() => undefined);
      const sent = codeOf(log.append(here, [message('a')]));
      await time.sleep(1);
      process.kill();
      for (const asked of [sent, codeOf(log.end(here)), codeOf(ended)]) {
        expect(await asked).toBeInstanceOf(ProcessDied);
      }
      await time.sleep(10_000);
      expect(await texts()).toEqual(['a']);
    }));
});

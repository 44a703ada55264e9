/** Given the thread that reckons, when it dies or stands still, then nobody waits for ever. */
import { afterEach, describe, expect, it } from 'vitest';
import { playedTournament, taking } from './played-tournament.spec-kit.js';
import { reckoningThread, type ReckoningThread } from './reckoning-thread.js';

const started: ReckoningThread[] = [];
afterEach(async () => {
  for (const thread of started.splice(0)) await thread.stop();
});

function start(options?: Parameters<typeof reckoningThread>[0]): ReckoningThread {
  const thread = reckoningThread(options);
  started.push(thread);
  return thread;
}

const tournament = playedTournament(4);
const length = tournament.events().length;
/** Events that do not come next are a bug. */
const deadly = () => taking(tournament, length + 1);

const SILENT = new URL('data:text/javascript,setInterval(() => undefined, 1000)');

describe('The thread that reckons', () => {
  it('answers in the order in which it was asked', async () => {
    const thread = start();
    const answers = [thread.send(taking(tournament)), thread.send(taking(tournament, 1))];
    expect(await Promise.all(answers)).toEqual([
      { did: 'take', next: length },
      { did: 'take', next: length },
    ]);
  });

  it('tells whoever it dies of, and a new one answers those behind', async () => {
    const thread = start();
    const told = await Promise.allSettled([
      thread.send(taking(tournament)),
      thread.send(deadly()),
      thread.send(taking(tournament)),
    ]);
    expect(told.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(String((told[1] as PromiseRejectedResult).reason)).toContain('come first');
  });

  it('is ended when it takes too long', async () => {
    const thread = start({ program: SILENT, answerWithinMs: 200 });
    const told = await Promise.allSettled([thread.send(deadly()), thread.send(deadly())]);
    expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(String((told[0] as PromiseRejectedResult).reason)).toContain('took too long');
  });

  it('stops while somebody waits, who is told so, and so is whoever comes after', async () => {
    const thread = start({ program: SILENT });
    const waiting = Promise.allSettled([thread.send(deadly()), thread.send(deadly())]);
    await thread.stop();
    const told = [...(await waiting), ...(await Promise.allSettled([thread.send(deadly())]))];
    expect(told.map((each) => String((each as PromiseRejectedResult).reason))).toEqual(
      Array(3).fill(expect.stringContaining('This server stops')),
    );
  });

  it('sends away whoever comes when a thousand wait', async () => {
    const thread = start({ program: SILENT });
    const waiting = Array.from({ length: 1_001 }, () => thread.send(deadly()).catch(() => 'told'));
    await expect(thread.send(deadly())).rejects.toThrow('Too many ask for standings');
    await thread.stop();
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(['told']));
  });
});

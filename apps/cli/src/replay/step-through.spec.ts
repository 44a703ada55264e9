import { describe, expect, it } from 'vitest';
import type { Terminal } from '../play/terminal.js';
import type { ReplayedEvent } from './replay-record.js';
import { stepThrough, type Span } from './step-through.js';

const EVENTS = Array.from({ length: 10 }, (_, seq) => ({ seq })) as unknown as ReplayedEvent[];

/** What somebody sees who types these lines. */
async function stepped(typed: readonly string[], span: Partial<Span> = {}) {
  const lines = [...typed];
  const printed: string[] = [];
  const terminal: Terminal = {
    ask: async () => lines.shift(),
    print: (page) => void printed.push(page.filter((line) => line !== '').join(' ')),
    show: () => undefined,
    handOver: async () => undefined,
    close: () => void printed.push('closed'),
  };
  const all = { from: 0, to: Number.MAX_SAFE_INTEGER, ...span };
  await stepThrough(EVENTS, all, ({ seq }) => [`event ${seq}`], terminal);
  return printed;
}

describe('a replay step by step', () => {
  it.each([
    ['forward and back', ['n', '', 'p', 'q'], ['0', '1', '2', '1']],
    ['to a number and to the end', ['8', 'end', 'q'], ['0', '7', '9']],
    ['until the input ends', ['n'], ['0', '1']],
  ])('goes %s', async (_, typed, seqs) => {
    expect(await stepped(typed)).toEqual([...seqs.map((seq) => `event ${seq}`), 'closed']);
  });

  it('stays within the steps that were asked for, and says so', async () => {
    const printed = await stepped(['p', '9', 'n', 'n', 'q'], { from: 3, to: 4 });
    expect(printed.map((line) => line.split('. ')[0])).toEqual([
      'event 3',
      'Step 4 is the first one',
      'Step 5 is the last one',
      'event 4',
      'Step 5 is the last one',
      'closed',
    ]);
  });

  it('says what can be typed where something else was', async () => {
    expect((await stepped(['forward', 'q']))[1]).toMatch(/^"forward" is no step: n next, /);
  });
});

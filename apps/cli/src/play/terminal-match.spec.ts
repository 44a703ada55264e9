import { matchRefolder } from '@scoresheet/domain-match';
import { encodeUtf8, verifyExport } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { rulesOf } from '@scoresheet/games-catalog';
import { beforeEach, describe, expect, it } from 'vitest';
import { decksFor, offlineEnvironment } from '../offline-environment.js';
import { takeTurn } from './take-turn.js';
import type { Terminal } from './terminal.js';
import { beginMatch, type TerminalMatch } from './terminal-match.js';

const SEED = 3;

let nowMs: number;
let match: TerminalMatch;
beforeEach(() => {
  nowMs = 0;
  const clock = { terms: { kind: 'bank', bankMs: 12_000 }, now: () => nowMs } as const;
  const seating = { name: 'timed', game: 'fuzzycards', decks: decksFor('fuzzycards', SEED), clock };
  match = beginMatch(offlineEnvironment(SEED), seating);
});

/** A person who takes so long, then types this. */
const typing = (line: string, ms: number): { terminal: Terminal; shown: string[] } => {
  const shown: string[] = [];
  const terminal: Terminal = {
    ask: () => {
      nowMs += ms;
      return Promise.resolve(line);
    },
    print: (lines) => void shown.push(...lines),
    show: ({ lines }) => void shown.push(...lines),
    handOver: () => Promise.resolve(),
    close: () => undefined,
  };
  return { terminal, shown };
};

async function turn(line: string, ms: number): Promise<readonly string[]> {
  const open = match.waitsFor();
  if (!open) throw new Error('nothing is asked');
  const { terminal, shown } = typing(line, ms);
  await takeTurn({ game: 'fuzzycards', match, open, terminal, met: new Set() });
  return shown;
}

describe('A match against time at one terminal', () => {
  it('shows what each seat has left, and takes off what an answer took', async () => {
    expect(await turn('1', 7_000)).toContain('Time left: seat 1 0:12 | seat 2 0:12');
    expect(match.clocks()[0]).toContain('0:05');
  });

  it('ends for whoever answers too late, and its record verifies', async () => {
    await turn('1', 13_000);
    expect(match.isOver()).toBe(true);
    expect(match.seen(1).outcome?.reason).toBe('time');
    const heard = match.heard(1).flat();
    expect(heard).toContainEqual(expect.stringMatching(/^Seat [12] is out of time\.$/));
    expect(heard).not.toContain('The clock ticks.');
    expect(match.exported()).toContain('clock-ticked');
    const refolder = matchRefolder({ rulesOf, sha256 });
    const { verdict } = verifyExport(encodeUtf8(match.exported()), refolder, sha256);
    expect(verdict).toBe('EXACT');
  });
});

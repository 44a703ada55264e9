import { describe, expect, it } from 'vitest';
import { plain } from '@scoresheet/rules-presentation';
import { loadGame } from '../game/load-game.js';
import { momentWith, storeOf, tickAt } from '../record/store.spec-kit.js';
import { logLines } from './log-lines.js';

const tableOf = (turn: number) =>
  ({
    counters: { turn },
    seats: [],
    shared: {},
    underway: [],
    decisions: [],
    options: {},
  }) as never;

const answer = (seq: number, turn: number, tookMs: number | null) =>
  momentWith(seq, {
    action: { type: 'act', seat: 1, asked: 'activate', choice: 'end', open: true },
    tookMs,
    table: tableOf(turn),
  });

async function linesOf(...[moments]: Parameters<typeof storeOf>) {
  const game = await loadGame('fuzzycards');
  if (!game) throw new Error('Fuzzycards is here');
  const store = storeOf(moments);
  const lineOf = logLines(game, store);
  return Array.from({ length: store.steps().count }, (_, step) => lineOf(step));
}

describe('The lines of a log', () => {
  it('leave out the ticks of the clock', async () => {
    const lines = await linesOf([answer(0, 1, null), tickAt(1), tickAt(2), answer(3, 1, 15_000)]);
    expect(lines.map((line) => line?.seq)).toEqual([0, 3]);
    expect(lines.map((line) => plain(line?.says ?? []))).not.toContain('The clock ticks.');
  });

  it('have the time that an answer took, past ticks', async () => {
    const lines = await linesOf([answer(0, 1, null), tickAt(1), answer(2, 1, 7_000)]);
    expect(lines.map((line) => line?.tookMs)).toEqual([undefined, 7_000]);
  });
});

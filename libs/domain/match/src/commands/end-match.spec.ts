import { describe, expect, it } from 'vitest';
import { verifyExport } from '@scoresheet/domain-record';
import type { EndMatch } from '@scoresheet/contracts-messages';
import { resultOf, statusOf } from '../fold/match-state.js';
import { matchRefolder } from '../record/refolder.js';
import {
  environment,
  fullMatch,
  openMatch,
  playToTheEnd,
  runningMatch,
  sha256,
} from '../scene.spec-kit.js';
import { runningTable } from '../table.spec-kit.js';

const JUDGE = { role: 'judge' } as const;
const ORGANISER = { role: 'organiser' } as const;
const END = { type: 'end-match', result: 'draw', reasonDigest: 'cd'.repeat(32) } as const;

const verdictOf = (bytes: Uint8Array) =>
  verifyExport(bytes, matchRefolder(environment), sha256).verdict;

describe('end-match', () => {
  const rulings: readonly [Pick<EndMatch, 'result' | 'winner'>, number[][]][] = [
    [{ result: 'win', winner: 2 }, [[2], [1, 3]]],
    [{ result: 'draw' }, [[1, 2, 3]]],
    [{ result: 'no-result' }, []],
  ];
  it.each(rulings)('a judge ends a match with %j, and verification agrees', (ruling, places) => {
    const scene = runningMatch(3);
    expect(scene.send('jo', { ...END, ...ruling }, JUDGE)).toMatchObject({ type: 'match-ended' });
    expect(statusOf(scene.state())).toBe('over');
    expect(resultOf(scene.state())).toEqual({ places, reason: 'ruled' });
    expect(scene.asked(1)).toBeUndefined();
    expect(scene.send('ann', { type: 'concede' })).toMatchObject({ code: 'match-over' });
    expect(verdictOf(scene.exported())).toBe('EXACT');
    expect(scene.folded()).toEqual(scene.state());
  });

  it('everybody learns the result', () => {
    const scene = runningMatch();
    scene.send('jo', { ...END, result: 'win', winner: 1 }, JUDGE);
    const outcome = { places: [[1], [2]], reason: 'ruled' };
    expect(scene.events.at(-1)?.parts.public).toMatchObject({
      action: { type: 'end-match', actor: 'jo', role: 'judge', result: 'win', winner: 1 },
      facts: [{ kind: 'match-ended', outcome }, { kind: 'ended', outcome }, { kind: 'paused' }],
    });
  });

  it('a paused match may be ended, and one that has not begun: a seat waited in vain', () => {
    const paused = runningMatch();
    paused.send('jo', { type: 'pause-match' }, JUDGE);
    expect(paused.send('jo', END, JUDGE)).toMatchObject({ outcome: 'accepted' });
    expect(statusOf(paused.state())).toBe('over');
    const lobby = fullMatch();
    lobby.send('jo', { ...END, result: 'win', winner: 1 }, JUDGE);
    expect(statusOf(lobby.state())).toBe('over');
    expect(resultOf(lobby.state())?.places).toEqual([[1], [2]]);
    expect(lobby.send('ann', { type: 'get-ready', expectedSeq: 3 })).toMatchObject({
      code: 'match-over',
    });
    expect(lobby.aggregate.isOver(lobby.state())).toBe(true);
    expect(verdictOf(lobby.exported())).toBe('EXACT');
  });

  it("a result is a judge's; an organiser may call a match off; whoever plays decides nothing", () => {
    const scene = runningMatch();
    expect(scene.send('ola', END, ORGANISER)).toMatchObject({ code: 'wrong-role' });
    expect(scene.send('ann', END)).toMatchObject({ code: 'wrong-role' });
    expect(scene.send('ann', END, JUDGE)).toMatchObject({ code: 'judge-seated' });
    const off = { ...END, result: 'no-result' } as const;
    expect(scene.send('ann', off, ORGANISER)).toMatchObject({ code: 'judge-seated' });
    expect(scene.send('ola', off, ORGANISER)).toMatchObject({ outcome: 'accepted' });
  });

  it.each([
    ['a win of nobody', { result: 'win' }, 'winner-unclear'],
    ['a draw with a winner', { result: 'draw', winner: 1 }, 'winner-unclear'],
    ['a win of a seat that is not there', { result: 'win', winner: 3 }, 'unknown-seat'],
  ] as const)('refuses %s', (_, said, code) => {
    expect(runningMatch().send('jo', { ...END, ...said }, JUDGE)).toMatchObject({ code });
  });

  it('nobody wins from an empty seat, and nothing ends twice', () => {
    const win = { ...END, result: 'win', winner: 1 } as const;
    expect(openMatch().send('jo', win, JUDGE)).toMatchObject({ code: 'unknown-seat' });
    const scene = runningMatch();
    playToTheEnd(scene);
    expect(scene.send('jo', END, JUDGE)).toMatchObject({ code: 'match-over' });
  });

  it('sent again it gives the first outcome', () => {
    const scene = runningMatch();
    const end = scene.command('jo', END, JUDGE);
    scene.decide(end);
    expect(scene.decide(end)).toEqual({ outcome: 'duplicate', seq: scene.state().seq });
  });

  it('the house ends a match for which its table waits no more, and decides nothing else', () => {
    const scene = runningTable();
    const house = { role: 'house' } as const;
    expect(scene.send('house', { ...END, result: 'win', winner: 1 }, house)).toMatchObject({
      code: 'wrong-role',
    });
    scene.send('house', { ...END, result: 'no-result' }, house);
    expect(resultOf(scene.state())).toEqual({ places: [], reason: 'ruled' });
    const alone = runningMatch();
    expect(alone.send('house', { ...END, result: 'no-result' }, house)).toMatchObject({
      code: 'wrong-role',
    });
  });
});

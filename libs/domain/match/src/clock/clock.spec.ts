import { describe, expect, it } from 'vitest';
import { verifyExport } from '@scoresheet/domain-record';
import { MAX_CHARGE_MS, TICK_EVERY_MS } from './clock.js';
import { resultOf, statusOf } from '../fold/match-state.js';
import { matchRefolder } from '../record/refolder.js';
import { answer, environment, openScene, sha256, type Scene } from '../scene.spec-kit.js';
import { after, BANK, callTime, CLOCK, JUDGE, tick } from '../timed-scene.spec-kit.js';
import {
  timedLobby as lobby,
  timedMatch as running,
  timeLeft as left,
} from '../timed-scene.spec-kit.js';
import { viewMatch } from '../views/view.js';

const verdict = (scene: Scene) =>
  verifyExport(scene.exported(), matchRefolder(environment), sha256).verdict;
const lastFacts = (scene: Scene) => scene.events.at(-1)?.parts.public.facts;

describe('a clock', () => {
  it('stands still in the lobby, and shows its whole bank', () => {
    const scene = lobby(BANK);
    after(scene, 60_000).send('ann', { type: 'get-ready', expectedSeq: 2 });
    expect(left(scene)).toEqual([20_000, 20_000]);
    expect(tick(after(scene, 6_000))).toMatchObject({ code: 'clock-not-running' });
  });

  it('runs for every seat that owes an answer, and for no other', () => {
    const scene = running();
    answer(after(scene, 2_000), 'ann');
    expect(left(scene)).toEqual([18_000, 18_000]);
    answer(after(scene, 3_000), 'bob');
    expect(left(scene)).toEqual([18_000, 15_000]);
  });

  it('each event says in public what was charged', () => {
    const scene = running();
    answer(after(scene, 2_000), 'ann');
    expect(lastFacts(scene)?.slice(0, 2)).toEqual([
      { kind: 'time-charged', seat: 1, spentMs: 2_000, clockMsLeft: 18_000 },
      { kind: 'time-charged', seat: 2, spentMs: 2_000, clockMsLeft: 18_000 },
    ]);
  });

  it('gives the increment after an answer, to whoever answered', () => {
    const scene = running({ kind: 'bank', bankMs: 20_000, incrementMs: 5_000 });
    answer(after(scene, 2_000), 'ann');
    expect(left(scene)).toEqual([23_000, 18_000]);
    expect(lastFacts(scene)?.at(-1)).toEqual({
      kind: 'time-added',
      seat: 1,
      addedMs: 5_000,
      clockMsLeft: 23_000,
    });
  });

  it('per decision is full again with each decision', () => {
    const scene = running({ kind: 'per-decision', decisionMs: 10_000 });
    answer(after(scene, 4_000), 'ann');
    expect(left(scene)).toEqual([10_000, 6_000]);
    answer(after(scene, 1_000), 'bob');
    expect(left(scene)).toEqual([10_000, 10_000]);
  });

  it('stands still while the match is paused', () => {
    const scene = running();
    after(scene, 2_000).send('jo', { type: 'pause-match' }, JUDGE);
    expect(left(scene)).toEqual([18_000, 18_000]);
    expect(tick(after(scene, 9_000))).toMatchObject({ code: 'clock-not-running' });
    expect(callTime(after(scene, 90_000), 1)).toMatchObject({ code: 'match-paused' });
    after(scene, 5_000).send('jo', { type: 'resume-match' }, JUDGE);
    expect(left(scene)).toEqual([18_000, 18_000]);
    answer(after(scene, 1_000), 'ann');
    expect(left(scene)).toEqual([17_000, 17_000]);
    expect(verdict(scene)).toBe('EXACT');
  });

  it('charges whatever event comes, a ruling as well', () => {
    const scene = running();
    const warning = { type: 'warn-seat', seat: 1, reasonDigest: 'a'.repeat(64) } as const;
    after(scene, 3_000).send('jo', warning, JUDGE);
    expect(left(scene)).toEqual([17_000, 17_000]);
  });

  it('shows what is left, whether it runs, and from when that is', () => {
    const scene = running();
    answer(after(scene, 2_000), 'ann');
    const { seats, clock } = viewMatch(scene.state(), 'public', environment);
    const asOf = scene.state().at;
    expect(clock).toEqual({ ...BANK, incrementMs: 0 });
    expect(seats.map((seat) => seat.clock)).toEqual([
      { msLeft: 18_000, running: false, asOf },
      { msLeft: 18_000, running: true, asOf },
    ]);
  });

  it('and a public that is held back by events do not go together', () => {
    const delayed = { spectatorDelay: { events: 1, seconds: 0 }, clock: BANK };
    const scene = openScene();
    const refused = scene.send('ann', { type: 'create-match', game: 'lanterns', ...delayed });
    expect(refused).toMatchObject({
      code: 'clock-unclear',
      says: expect.stringContaining('seconds'),
    });
  });
});

describe('tick-clock', () => {
  it('charges the time in which nobody acts, and leaves every decision as it was', () => {
    const scene = running();
    const before = structuredClone(scene.state().table);
    expect(tick(after(scene, TICK_EVERY_MS))).toMatchObject({ type: 'clock-ticked' });
    expect(scene.state().table).toEqual(before);
    expect(left(scene)).toEqual([15_000, 15_000]);
    expect(answer(after(scene, 1_000), 'ann')).toMatchObject({ outcome: 'accepted' });
  });

  it('is refused a millisecond too early by the time of the log', () => {
    const scene = running();
    expect(tick(after(scene, TICK_EVERY_MS - 1))).toMatchObject({ code: 'too-early' });
    scene.wait(1);
    expect(tick(scene)).toMatchObject({ outcome: 'accepted' });
  });

  it('of two clocks is one event', () => {
    const scene = running();
    const said = { type: 'tick-clock', expectedSeq: scene.state().seq } as const;
    after(scene, TICK_EVERY_MS).send('clock', said, { ...CLOCK, commandId: 'tick-1' });
    const again = scene.send('clock', said, { ...CLOCK, commandId: 'tick-1' });
    expect(again).toEqual({ outcome: 'duplicate', seq: scene.state().seq });
    const other = scene.send('clock', said, { ...CLOCK, commandId: 'tick-2' });
    expect(other).toMatchObject({ outcome: 'conflict' });
  });

  it('comes from the clock alone', () => {
    const scene = running();
    const said = { type: 'tick-clock', expectedSeq: scene.state().seq } as const;
    for (const role of ['player', 'judge', 'organiser'] as const) {
      expect(after(scene, 6_000).send('ann', said, { role })).toMatchObject({ code: 'wrong-role' });
    }
  });

  it('time that no tick covers is charged to nobody: a minute without the service costs 6 s', () => {
    const scene = running();
    tick(after(scene, 5_000));
    tick(after(scene, 60_000));
    expect(left(scene)).toEqual([15_000 - MAX_CHARGE_MS, 15_000 - MAX_CHARGE_MS]);
    expect(MAX_CHARGE_MS).toBe(6_000);
  });
});

describe('call-time', () => {
  it('given a seat whose time ran out, then it has lost', () => {
    const scene = running();
    answer(after(scene, 1_000), 'bob');
    for (let ticks = 0; ticks < 3; ticks += 1) tick(after(scene, 5_000));
    expect(left(scene)).toEqual([4_000, 19_000]);
    expect(callTime(after(scene, 4_000), 1)).toMatchObject({ type: 'seat-timed-out' });
    expect(resultOf(scene.state())).toEqual({ places: [[2], [1]], reason: 'time' });
    expect(left(scene)).toEqual([0, 19_000]);
    expect(lastFacts(scene)).toMatchObject([
      { kind: 'time-charged', seat: 1, spentMs: 4_000, clockMsLeft: 0 },
      { kind: 'seat-timed-out', seat: 1 },
      { kind: 'ended' },
      { kind: 'paused' },
    ]);
    expect(verdict(scene)).toBe('EXACT');
    expect(scene.folded()).toEqual(scene.state());
  });

  it('comes too early by a millisecond of the log, whatever the clock thinks', () => {
    const scene = running({ kind: 'per-decision', decisionMs: 4_000 });
    expect(callTime(after(scene, 3_999), 1)).toEqual({
      outcome: 'refused',
      code: 'too-early',
      says: 'Seat 1 has 1 ms left: ask again then.',
    });
    scene.wait(1);
    expect(callTime(scene, 1)).toMatchObject({ outcome: 'accepted' });
  });

  it('closes nothing after a long silence: only covered time counts', () => {
    const scene = running();
    expect(callTime(after(scene, 3_600_000), 1)).toMatchObject({ code: 'too-early' });
  });

  it('is too late when the answer stands before it in the log, however late that was', () => {
    const scene = running({ kind: 'per-decision', decisionMs: 4_000 });
    const decision = scene.asked(1)?.id ?? '';
    expect(answer(after(scene, 5_500), 'ann')).toMatchObject({ outcome: 'accepted' });
    const late = scene.send('clock', { type: 'call-time', decision }, CLOCK);
    expect(late).toMatchObject({ outcome: 'conflict' });
    expect(statusOf(scene.state())).toBe('running');
  });

  it('and an answer after it finds the match over', () => {
    const scene = running({ kind: 'per-decision', decisionMs: 4_000 });
    const decision = scene.asked(1)?.id ?? '';
    callTime(after(scene, 4_000), 1);
    const late = scene.send('ann', { type: 'act', decision, choice: 'hand1-1' });
    expect(late).toMatchObject({ code: 'match-over' });
  });

  it('in a game that goes on without a seat, the others play on', () => {
    const scene = running({ kind: 'per-decision', decisionMs: 5_000 }, 3, 'lanterns-for-many');
    answer(after(scene, 1_000), 'bob');
    expect(callTime(after(scene, 4_000), 1)).toMatchObject({ type: 'seat-timed-out' });
    expect(statusOf(scene.state())).toBe('running');
    expect([1, 2, 3].map((seat) => scene.asked(seat)?.kind)).toEqual([undefined, 'bid', 'bid']);
    expect(left(scene)).toEqual([0, 5_000, 5_000]);
    expect(scene.send('ann', { type: 'concede' })).toMatchObject({ code: 'already-conceded' });
    expect(verdict(scene)).toBe('EXACT');
  });

  it('names a decision that is open', () => {
    const scene = running();
    const unknown = scene.send('clock', { type: 'call-time', decision: 'd99' }, CLOCK);
    expect(unknown).toMatchObject({ code: 'unknown-decision' });
    const player = scene.send('bob', { type: 'call-time', decision: 'd1' });
    expect(player).toMatchObject({ code: 'wrong-role' });
  });

  it('finds nothing to call without clocks, and in a lobby', () => {
    const plain = openScene();
    plain.send('ann', { type: 'create-match', game: 'lanterns' });
    expect(callTime(plain, 1)).toMatchObject({ code: 'clock-not-running' });
    expect(callTime(lobby(BANK), 1)).toMatchObject({ code: 'clock-not-running' });
  });
});

/** Whatever happens when: what a clock shows is what its match was given, less what was charged. */
import type { AskedClock } from '@scoresheet/contracts-messages';
import { verifyExport } from '@scoresheet/domain-record';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MAX_CHARGE_MS } from './clock.js';
import { statusOf } from '../fold/match-state.js';
import { matchRefolder } from '../record/refolder.js';
import { answer, environment, sha256, type Scene } from '../scene.spec-kit.js';
import { ACTORS, callTime, JUDGE, tick, timedMatch } from '../timed-scene.spec-kit.js';

const clocks = fc.oneof(
  fc.record({
    kind: fc.constant('bank' as const),
    bankMs: fc.integer({ min: 1_000, max: 40_000 }),
    incrementMs: fc.nat(4_000),
  }),
  fc.record({
    kind: fc.constant('per-decision' as const),
    decisionMs: fc.integer({ min: 1_000, max: 20_000 }),
  }),
);

/**
 * A second and so much more after what was before. An owner that died is a long silence: nothing
 * stands in the record for it.
 */
const happening = fc.record({
  what: fc.constantFrom(
    'answer',
    'answer',
    'tick',
    'tick',
    'tick',
    'time',
    'pause',
    'resume',
    'warn',
  ),
  seat: fc.integer({ min: 1, max: 3 }),
  ms: fc.oneof(fc.nat(2_000), fc.integer({ min: 3_990, max: 5_100 }), fc.nat(90_000)),
});

function happen(
  scene: Scene,
  { what, seat, ms }: typeof happening extends fc.Arbitrary<infer T> ? T : never,
) {
  scene.wait(ms);
  const actor = ACTORS[seat - 1] ?? '';
  switch (what) {
    case 'answer':
      return scene.asked(seat) && answer(scene, actor);
    case 'tick':
      return tick(scene);
    case 'time':
      return callTime(scene, seat);
    case 'warn':
      return scene.send('jo', { type: 'warn-seat', seat, reasonDigest: 'a'.repeat(64) }, JUDGE);
    default:
      return scene.send('jo', { type: what === 'pause' ? 'pause-match' : 'resume-match' }, JUDGE);
  }
}

/** A clock as a person at the table would keep it, event by event. */
interface ByHand {
  readonly leftMs: number[];
  at: number;
}

interface Before {
  readonly asked: readonly boolean[];
  readonly isRunning: boolean;
}

const beforeOf = (scene: Scene): Before => ({
  asked: scene.state().seats.map(({ seat }) => scene.asked(seat) !== undefined),
  isRunning: statusOf(scene.state()) === 'running',
});

/** Charges by hand what the last event of the scene should have charged. */
function charge(byHand: ByHand, scene: Scene, { asked, isRunning }: Before): void {
  const { at } = scene.state();
  const goneMs = Math.min(at - byHand.at, MAX_CHARGE_MS);
  byHand.at = at;
  if (!isRunning) return;
  asked.forEach((wasAsked, i) => {
    if (wasAsked) byHand.leftMs[i] = Math.max(0, (byHand.leftMs[i] ?? 0) - goneMs);
  });
}

interface TimeFact {
  readonly kind: string;
  readonly seat: number;
  readonly spentMs?: number;
  readonly addedMs?: number;
}

/** What the record says was given to a seat, less what it says was charged. */
function accountOf(scene: Scene, seat: number, givenMs: number): number {
  const facts = scene.events.flatMap(({ parts }) => parts.public.facts as unknown as TimeFact[]);
  return facts
    .filter((fact) => fact.seat === seat)
    .reduce((sum, { addedMs = 0, spentMs = 0 }) => sum + addedMs - spentMs, givenMs);
}

const givenBy = (clock: AskedClock) => (clock.kind === 'bank' ? clock.bankMs : clock.decisionMs);

it('the clocks agree with the record, and with a clock kept by hand', () => {
  const happened = new Map<string, number>();
  const schedules = fc.array(happening, { minLength: 5, maxLength: 40 });
  fc.assert(
    fc.property(clocks, schedules, fc.integer({ min: 2, max: 3 }), (clock, schedule, seats) => {
      const scene = timedMatch(clock, seats, 'lanterns-for-many');
      const givenMs = givenBy(clock);
      const byHand: ByHand = {
        leftMs: scene.state().seats.map(() => givenMs),
        at: scene.state().at,
      };
      expect(schedule.length).toBeGreaterThanOrEqual(5);
      for (const each of schedule) {
        const [before, { seq }] = [beforeOf(scene), scene.state()];
        happen(scene, each);
        if (scene.state().seq === seq) continue;
        happened.set(each.what, (happened.get(each.what) ?? 0) + 1);
        charge(byHand, scene, before);
        expect(scene.state().seats).toHaveLength(seats);
        for (const { seat, clockMsLeft } of scene.state().seats) {
          expect(clockMsLeft).toBe(accountOf(scene, seat, givenMs));
          const addedMs = (clockMsLeft ?? 0) - (byHand.leftMs[seat - 1] ?? 0);
          expect(addedMs).toBeGreaterThanOrEqual(0);
          if (clock.kind === 'bank') expect([0, clock.incrementMs]).toContain(addedMs);
          byHand.leftMs[seat - 1] = clockMsLeft ?? 0;
        }
      }
      const verdict = verifyExport(scene.exported(), matchRefolder(environment), sha256);
      expect(verdict.verdict).toBe('EXACT');
      expect(scene.folded()).toEqual(scene.state());
    }),
    { numRuns: 40 },
  );
  expect([...happened.keys()].sort()).toEqual([
    'answer',
    'pause',
    'resume',
    'tick',
    'time',
    'warn',
  ]);
});

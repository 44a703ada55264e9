/**
 * Two tournaments that differ only in what the public may not know have equal public lines. The
 * digest of a list, and the hashes of sealed lines in a header, hide behind salts.
 */
import type { TableResult } from '@scoresheet/contracts-messages';
import { sha256 } from '@scoresheet/domain-record/node';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectToHold, readPublic } from '../event-holds.spec-kit.js';
import * as kit from '../tournament.spec-kit.js';
import type { EventScene } from '../tournament.spec-kit.js';

const { draft, REASON } = kit;

interface Secrets {
  readonly code: string;
  readonly cards: readonly number[];
  readonly pairs: readonly (readonly [number, number])[];
  readonly report: TableResult;
  readonly penalised: number;
  readonly penalty: 'caution' | 'warning' | 'game-loss';
  readonly infraction: string;
  /** Who changes places in the draw that nobody has seen, by place, and why. */
  readonly swapped: readonly [number, number];
  readonly why: string;
}

const won = fc.constantFrom<TableResult>(
  { is: 'games', wins: [2, 0], draws: 0 },
  { is: 'games', wins: [0, 2], draws: 1 },
  { is: 'games', wins: [2, 1], draws: 0 },
  { is: 'double-loss' },
);
const secrets: fc.Arbitrary<Secrets> = fc.record({
  code: fc.stringMatching(/^[a-z]{1,12}$/),
  cards: fc.array(fc.constant(0), { minLength: 1, maxLength: 60 }),
  pairs: fc.constantFrom(
    [[1, 2]],
    [
      [3, 4],
      [1, 5],
    ],
    [
      [1, 2],
      [1, 3],
      [1, 4],
      [1, 5],
    ],
  ),
  report: won,
  penalised: fc.integer({ min: 1, max: 6 }),
  penalty: fc.constantFrom('caution', 'warning', 'game-loss'),
  infraction: fc.constantFrom('slow-play', 'marked-cards'),
  swapped: fc.constantFrom<[number, number]>([0, 1], [0, 3], [2, 5]),
  why: fc.constantFrom('a', 'b'),
});

/** The same event but for its secrets, up to a second round that is drawn and not published. */
function eventWith(secret: Secrets): EventScene {
  const { code, cards, pairs, report, penalised, penalty, infraction } = secret;
  const scene = draft({ entry: 'by-code' }, 'secretive');
  scene.leads({ type: 'announce-tournament' });
  scene.leads({ type: 'open-registration', codeDigest: sha256(code) });
  for (const entrant of [1, 2, 3, 4, 5, 6]) {
    scene.says(`p${entrant}`, { type: 'enter-tournament', code });
  }
  scene.says('p1', { type: 'hand-in-list', entrant: 1, cards: cards.map(() => 'T') });
  scene.leads({ type: 'begin-phase', phase: 1 });
  scene.leads({ type: 'replace-list', entrant: 1, cards: cards.map(() => 'T'), ...REASON });
  kit.drawAndStart(scene);
  scene.says('p1', { type: 'report-result', ...kit.at(scene, 1), result: report });
  const given = { penalty, infraction };
  scene.leads({ type: 'penalise-entrant', entrant: penalised, ...given, ...REASON });
  for (const { number } of kit.tablesOf(scene)) {
    const at = { phase: 1, round: 1, table: number };
    scene.leads({ type: 'enter-result', ...at, result: kit.firstWins() });
  }
  scene.leads({ type: 'close-round', phase: 1, round: 1 });
  scene.leads({ type: 'forbid-pairs', pairs: pairs.map(([one, other]) => [one, other]) });
  scene.leads({ type: 'draw-round', phase: 1, round: 2 });
  repairDraw(scene, secret);
  return scene;
}

function repairDraw(scene: EventScene, { swapped: [one, other], why }: Secrets): void {
  const seats = kit.tablesOf(scene).flatMap(({ entrants }) => entrants);
  scene.leads({
    type: 'repair-round',
    phase: 1,
    round: 2,
    reasonDigest: sha256(why),
    repairs: [{ is: 'swap', entrants: [seats[one] ?? 0, seats[other] ?? 0] }],
  });
}

/** What anybody reads: names and times of events, who has a line, and the public one. */
const shownOf = (scene: EventScene): readonly string[] =>
  readPublic(scene).events.map(({ header, parts }) => {
    const { type, at, commandId, hashes } = header;
    const line = JSON.stringify([type, at, commandId, Object.keys(hashes), parts.public]);
    return line.replace(/"digest":"[0-9a-f]{64}"/, '"digest":"…"');
  });

describe('What the public sees of a tournament', () => {
  it('tells nothing of codes, cards, forbidden pairs, reports, penalties and drawn tables', () => {
    const pairs = [0, 0];
    fc.assert(
      fc.property(secrets, secrets, (one, other) => {
        const scenes = [eventWith(one), eventWith(other)] as const;
        const [shown, shownOther] = [shownOf(scenes[0]), shownOf(scenes[1])];
        expect(shown).toEqual(shownOther);
        const [drawn, drawnOther] = scenes.map((scene) =>
          JSON.stringify(kit.tablesOf(scene).map(({ entrants }) => entrants)),
        );
        pairs[drawn === drawnOther ? 0 : 1] = 1;
        expectToHold(scenes[0]);
      }),
      { numRuns: 40, seed: 15 },
    );
    // Secrets that move the drawn tables were tried, and others.
    expect(pairs).toEqual([1, 1]);
    kit.openedScenes();
  });

  it('shows a result once it counts, and no report before', () => {
    const scene = kit.begun(2);
    kit.drawAndStart(scene);
    const at = kit.at(scene, 1);
    const result = kit.firstWins();
    scene.says('p1', { type: 'report-result', ...at, result });
    const [reported] = readPublic(scene).events.slice(-1);
    expect(reported?.parts.public?.['facts']).toEqual([
      { kind: 'result-reported', table: 1, entrant: 1 },
    ]);
    scene.says('p2', { type: 'report-result', ...at, result });
    expect(readPublic(scene).events.at(-1)?.parts.public?.['facts']).toEqual([
      { kind: 'result-reported', table: 1, entrant: 2 },
      { kind: 'result-recorded', table: 1, result },
    ]);
  });

  it('shows points that a penalty has taken, and not whose decision or why', () => {
    const scene = kit.begun(2);
    const penalty = { penalty: 'points', points: 2, infraction: 'slow-play' } as const;
    scene.leads({ type: 'penalise-entrant', entrant: 1, ...penalty, ...REASON });
    expect(readPublic(scene).events.at(-1)?.parts.public).toEqual({
      action: { type: 'penalise-entrant', role: 'player' },
      facts: [{ kind: 'points-taken', entrant: 1, points: 2 }],
    });
  });
});

/** Given a draw that nobody has seen, when staff repair it, then theirs is the one that is published. */
import type { Repair } from '@scoresheet/contracts-messages';
import { MAX_TABLES_REPAIRED } from '@scoresheet/contracts-messages';
import { beforeEach, describe, expect, it } from 'vitest';
import { everyEventHolds, readPublic } from '../event-holds.spec-kit.js';
import { currentRound } from '../fold/tournament-state.js';
import { replayTournament } from '../record/replay-tournament.js';
import { verifyPublicTournament } from '../record/verify-public.js';
import * as kit from '../tournament.spec-kit.js';
import type { EventScene } from '../tournament.spec-kit.js';

const { begun, environment, playRound, REASON, registered, roundOf, tableOf, tablesOf } = kit;

everyEventHolds();

const repair = (scene: EventScene, ...repairs: Repair[]) =>
  ({ type: 'repair-round', ...roundOf(scene), repairs, ...REASON }) as const;
const swap = (one: number, other: number): Repair => ({ is: 'swap', entrants: [one, other] });

const seats = (scene: EventScene) => tablesOf(scene).map(({ entrants }) => entrants);
const byes = (scene: EventScene) => currentRound(scene.state())?.byes;
const draw = (scene: EventScene) => scene.leads({ type: 'draw-round', ...roundOf(scene) });
const publish = (scene: EventScene) =>
  scene.makes('olga', { type: 'publish-round', ...roundOf(scene) });
const review = (scene: EventScene) => scene.leads({ type: 'review-round', ...roundOf(scene) });
const drop = (scene: EventScene, entrant: number) => scene.leads({ type: 'drop-entrant', entrant });

/** Three tables and a bye are drawn. */
let scene: EventScene;
let [a, b, c, d, e, f, bye] = [0, 0, 0, 0, 0, 0, 0];

beforeEach(() => {
  scene = begun(7);
  draw(scene);
  [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = seats(scene).flat();
  [bye = 0] = byes(scene) ?? [];
});

describe('A draw that is repaired before it is published', () => {
  it('is published as it was repaired, table by table', () => {
    scene.leads(repair(scene, swap(b, c)));
    expect(seats(scene)).toEqual([
      [a, c],
      [b, d],
      [e, f],
    ]);
    expect(scene.state().entrants.map(({ table }) => table)).toEqual(Array(7).fill(null));
    publish(scene);
    expect(seats(scene)).toEqual([
      [a, c],
      [b, d],
      [e, f],
    ]);
    expect(byes(scene)).toEqual([bye]);
    expect(scene.state().entrants[b - 1]?.table).toBe(2);
  });

  it('may be repaired again, and back again', () => {
    scene.leads(repair(scene, swap(a, bye)));
    scene.leads(repair(scene, swap(b, f)));
    expect([seats(scene), byes(scene)]).toEqual([
      [
        [bye, f],
        [c, d],
        [e, b],
      ],
      [a],
    ]);
    scene.leads(repair(scene, swap(b, f), swap(a, bye)));
    publish(scene);
    expect([seats(scene), byes(scene)]).toEqual([
      [
        [a, b],
        [c, d],
        [e, f],
      ],
      [bye],
    ]);
  });

  it('has its tables anew at the numbers that became free', () => {
    const apart: Repair = { is: 'unpair', table: 2 };
    scene.leads(
      repair(scene, apart, { is: 'pair', entrants: [bye, d] }, { is: 'bye', entrant: c }),
    );
    expect(tableOf(scene, bye)).toMatchObject({ number: 2, entrants: [bye, d] });
    publish(scene);
    expect([seats(scene), byes(scene)]).toEqual([
      [
        [a, b],
        [bye, d],
        [e, f],
      ],
      [c],
    ]);
  });

  it('closes up where a table is gone, and who was at it waits', () => {
    scene.leads(repair(scene, { is: 'unpair', table: 2 }));
    publish(scene);
    expect(tablesOf(scene).map(({ number, entrants }) => [number, entrants])).toEqual([
      [1, [a, b]],
      [2, [e, f]],
    ]);
    expect(scene.state().entrants[c - 1]?.table).toBeNull();
  });

  it('seats a latecomer', () => {
    scene.leads({ type: 'add-entrants', entrants: [{ actor: 'late' }] });
    scene.leads(repair(scene, { is: 'pair', entrants: [8, bye] }));
    publish(scene);
    expect(seats(scene)).toEqual([
      [a, b],
      [c, d],
      [e, f],
      [8, bye],
    ]);
    expect(byes(scene)).toEqual([]);
  });

  it('has to be reviewed again', () => {
    review(scene);
    scene.leads(repair(scene, swap(a, c)));
    expect(currentRound(scene.state())?.stage).toBe('drawn');
    review(scene);
    publish(scene);
    expect(seats(scene)[0]).toEqual([c, b]);
  });

  it('is repaired by nobody who plays, and by the head judge', () => {
    const own = registered(3);
    own.says('olga', { type: 'enter-tournament' });
    own.leads({ type: 'appoint-staff', to: 'jo', as: 'head-judge' });
    own.leads({ type: 'begin-phase', phase: 1 });
    draw(own);
    const [[one = 0] = [], [other = 0] = []] = seats(own);
    expect(own.tries('olga', repair(own, swap(one, other)))).toBe('own-table');
    expect(own.tries('jo', repair(own, swap(one, other)))).toBe('accepted');
  });

  it.each<[string, string, () => Repair[]]>([
    ['repair-unclear', 'what changes nothing', () => [swap(a, c), swap(c, a)]],
    ['unknown-table', 'a table that is not there', () => [{ is: 'unpair', table: 4 }]],
    ['entrant-playing', 'who sits', () => [{ is: 'pair', entrants: [bye, a] }]],
    ['unknown-entrant', 'nobody', () => [swap(a, 99)]],
  ])('refuses with %s %s, and is as it was', (code, _, repairs) => {
    const before = seats(scene);
    expect(scene.tries('olga', repair(scene, ...repairs()))).toBe(code);
    expect(seats(scene)).toEqual(before);
  });

  it('gives nobody a second place who was awarded a bye', () => {
    const rests = registered(5);
    rests.leads({ type: 'award-byes', entrant: 1, byes: 1 });
    rests.leads({ type: 'begin-phase', phase: 1 });
    draw(rests);
    expect(rests.tries('olga', repair(rests, { is: 'bye', entrant: 1 }))).toBe('repair-unclear');
  });

  it('is changed by hand at so many tables and no more', () => {
    const tables = MAX_TABLES_REPAIRED / 2;
    const large = begun(4 * tables + 4, { capacity: 2_048 });
    draw(large);
    const firsts = seats(large).map(([one = 0]) => one);
    const swaps = firsts.flatMap((one, at) =>
      at % 2 === 0 ? [swap(one, firsts[at + 1] ?? 0)] : [],
    );
    for (let at = 0; at < tables; at += 32) {
      large.leads(repair(large, ...swaps.slice(at, at + 32)));
    }
    expect(large.tries('olga', repair(large, ...swaps.slice(tables)))).toBe('repair-unclear');
    publish(large);
  });
});

describe('Who leaves a draw that was repaired', () => {
  it('is taken out, and what was made by hand stays, who begins included', () => {
    scene.leads(repair(scene, swap(c, d), swap(e, bye)));
    expect([seats(scene), byes(scene)]).toEqual([
      [
        [a, b],
        [d, c],
        [bye, f],
      ],
      [e],
    ]);
    drop(scene, a);
    publish(scene);
    expect(seats(scene)).toContainEqual([d, c]);
    expect(seats(scene)).toContainEqual([bye, f]);
    expect([...(seats(scene).find((pair) => pair.includes(b)) ?? [])].sort()).toEqual(
      [b, e].sort(),
    );
    expect(byes(scene)).toEqual([]);
  });

  it('leaves a second bye alone that was given by hand', () => {
    scene.leads(
      repair(
        scene,
        { is: 'unpair', table: 3 },
        { is: 'bye', entrant: e },
        { is: 'bye', entrant: f },
      ),
    );
    drop(scene, e);
    publish(scene);
    const pairs = seats(scene).map((pair) => [...pair].sort().join());
    expect(pairs.sort()).toEqual([[a, b].sort().join(), [c, d].sort().join()].sort());
    expect(byes(scene)).toEqual([bye, f]);
  });

  it('leaves a pod that goes on while it is large enough, and otherwise its others join one', () => {
    const pods = {
      kind: 'pods',
      standings: 'pods/1',
      rounds: 1,
      least: 3,
      most: 4,
      wanted: 3,
    } as const;
    const large = begun(9, { phases: [pods] });
    draw(large);
    const [[one = 0, two = 0, three = 0] = [], [four = 0, five = 0, six = 0] = [], third = []] =
      seats(large);
    large.leads(repair(large, swap(one, four)));
    drop(large, two);
    publish(large);
    expect(seats(large)).toEqual([
      [one, five, six, four],
      [...third, three],
    ]);
  });

  it('leaves a pod of their own with a bye where no other has room', () => {
    const pods = {
      kind: 'pods',
      standings: 'pods/1',
      rounds: 1,
      least: 3,
      most: 3,
      wanted: 3,
    } as const;
    const small = begun(6, { phases: [pods] });
    draw(small);
    const [[one = 0, two = 0, three = 0] = [], [four = 0, five = 0, six = 0] = []] = seats(small);
    small.leads(repair(small, swap(one, four)));
    drop(small, two);
    publish(small);
    expect([seats(small), byes(small)]).toEqual([[[one, five, six]], [four, three]]);
  });
});

describe('Of a draw that is repaired everybody else', () => {
  const told = () => readPublic(scene).events.at(-1)?.parts.public;

  it('is told that it was, and neither who meets whom nor why', () => {
    scene.leads(repair(scene, swap(b, c)));
    expect(told()).toEqual({
      action: { type: 'repair-round', actor: 'olga', role: 'player', phase: 1, round: 1 },
      facts: [{ kind: 'draw-repaired', phase: 1, round: 1 }],
    });
  });

  it('is told what was changed by hand when it is published, and can make it again', () => {
    scene.leads(repair(scene, swap(b, c)));
    scene.leads(repair(scene, swap(d, e)));
    const [published] = publish(scene);
    const repaired = {
      removed: [1, 2, 3],
      added: [
        [1, [a, c]],
        [2, [b, e]],
        [3, [d, f]],
      ],
      byes: [bye],
    };
    expect(published).toMatchObject({ kind: 'round-published', repaired });
    expect(verifyPublicTournament(environment, readPublic(scene))).toEqual({
      rounds: 1,
      unchecked: [],
    });
    const replayed = replayTournament(readPublic(scene), environment.sha256);
    expect(currentRound(replayed)?.tables).toEqual(currentRound(scene.state())?.tables);
  });

  it('finds a file in which nobody has repaired what was changed', () => {
    playRound(begun(7));
    scene.leads(repair(scene, swap(b, c)));
    publish(scene);
    const file = readPublic(scene);
    const without = (field: string) => ({
      ...file,
      events: file.events.map((event) => {
        const text = JSON.stringify(event.parts.public);
        return {
          ...event,
          parts: { public: JSON.parse(text, (key, value) => (key === field ? undefined : value)) },
        };
      }),
    });
    const verdict = (field: string) =>
      verifyPublicTournament(environment, without(field)).differs?.says;
    expect(verdict('repaired')).toBe('the draw was repaired otherwise');
    expect(verdict('nothing')).toBeUndefined();
  });

  it('is told no more where pairs are kept apart than that the house knows the draw', () => {
    const apart = begun(8);
    apart.leads({
      type: 'forbid-pairs',
      pairs: [
        [1, 2],
        [3, 4],
        [5, 6],
      ],
    });
    draw(apart);
    const [[one = 0] = [], [other = 0] = []] = seats(apart);
    apart.leads(repair(apart, swap(one, other)));
    publish(apart);
    const { differs, unchecked } = verifyPublicTournament(environment, readPublic(apart));
    expect(differs).toBeUndefined();
    expect(unchecked).toMatchObject([{ phase: 1, round: 1 }]);
  });
});

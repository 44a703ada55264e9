/** Records of matches at a tournament's table: folded, decided again, verified by an outsider. */
import {
  exportRecord,
  sealEvent,
  verifyExport,
  type FoldableEvent,
  type Head,
  type Json,
  type JsonObject,
  type Parts,
  type SealedEvent,
} from '@scoresheet/domain-record';
import { describe, expect, it } from 'vitest';
import { LANTERN_DECK } from '../lanterns.spec-kit.js';
import type { MatchState } from '../fold/match-state.js';
import { answer, playToTheEnd, sha256, type Scene } from '../scene.spec-kit.js';
import { callTableTime, openTable, runningTable, tableEnvironment } from '../table.spec-kit.js';
import { readOnlyMatch } from './match-aggregate.js';
import { matchRefolder } from './refolder.js';

const reader = readOnlyMatch(tableEnvironment);

/** All bids, and a word of whoever leads, until the next turn or the end. */
function playTurns(scene: Scene, answers: number): Scene {
  for (let given = 0; given < answers && !scene.aggregate.isOver(scene.state()); given += 1) {
    const actor = ['ann', 'bob'].find((_, index) => scene.asked(index + 1));
    answer(scene, actor as string);
  }
  return scene;
}

const timed = (extraTurns: number): Scene => {
  const scene = playTurns(runningTable({ begins: { chosenBy: 2 } }), 2);
  callTableTime(scene, extraTurns);
  return playTurns(scene, 9);
};

const unlisted = (): Scene => {
  const scene = openTable({ reserved: [{ actor: 'ann' }, { actor: 'bob', list: LANTERN_DECK }] });
  const take = { type: 'take-seat', seat: 1, deck: LANTERN_DECK, expectedSeq: 0 } as const;
  scene.send('ann', take);
  callTableTime(scene, 3);
  return scene;
};

const played = (): Scene => {
  const scene = runningTable({ begins: { seat: 2 } });
  playToTheEnd(scene);
  return scene;
};

const SCENES: readonly (readonly [string, Scene])[] = [
  ['a match with lists, played to its end', played()],
  ['one that is over by the time of the round', timed(0)],
  ['one that has had an extra turn', timed(1)],
  ['a lobby whose time is over', unlisted()],
  [
    'rules that cannot count turns',
    (() => {
      const scene = runningTable({ game: 'old' });
      callTableTime(scene, 2);
      return scene;
    })(),
  ],
];

const eventsOf = ({ events }: Scene): readonly FoldableEvent[] =>
  events.map(({ header, parts }) => ({ header, house: parts.house ?? parts.public }));

const redecide = (events: readonly FoldableEvent[]): MatchState | undefined =>
  events.reduce<MatchState | undefined>((state, event) => {
    const again = reader.redecide(state, event);
    if (!again.agrees) throw new Error(`${again.difference.kind} at ${again.difference.path}`);
    return again.state;
  }, undefined);

const verify = (bytes: Uint8Array) => verifyExport(bytes, matchRefolder(tableEnvironment), sha256);

/** The record sealed anew, every hash fits: as a house that cheats would do. */
function forged(scene: Scene, change: (parts: Parts, seq: number) => Parts): Uint8Array {
  const { saltOf } = tableEnvironment.secretOf(scene.record);
  const events: SealedEvent[] = [];
  let head: Head | undefined;
  for (const { header, parts } of scene.events) {
    const { record, type, commandId, seq, at } = header;
    const draft = { record, type, at, commandId, parts: change(parts, seq) };
    const sealed = sealEvent(draft, head, { saltOf, sha256 });
    events.push(sealed);
    head = sealed.head;
  }
  const bytes = events.map((event) => event.bytes);
  return new TextEncoder().encode(exportRecord(bytes, sha256));
}

type Facts = readonly JsonObject[];
const inEveryLine = (parts: Parts, change: (facts: Facts) => readonly Json[]): Parts =>
  Object.fromEntries(
    Object.entries(parts).map(([audience, part]) => [
      audience,
      { ...part, facts: change(part.facts as Facts) },
    ]),
  ) as unknown as Parts;

/** A forgery of all facts of a kind, in every line. */
const forgedFacts = (scene: Scene, kind: string, as: (fact: JsonObject) => readonly Json[]) =>
  verify(
    forged(scene, (parts) =>
      inEveryLine(parts, (facts) =>
        facts.flatMap((fact) => (fact['kind'] === kind ? as(fact) : [fact])),
      ),
    ),
  ).verdict;

describe('The record of a match at a table', () => {
  it.each(SCENES)('%s: is EXACT', (_, scene) => {
    expect(verify(scene.exported())).toMatchObject({
      verdict: 'EXACT',
      events: scene.events.length,
    });
  });

  it.each(SCENES)('%s: folds and is decided again to the same state', (_, scene) => {
    expect(scene.folded()).toEqual(scene.state());
    expect(redecide(eventsOf(scene))).toEqual(scene.state());
  });

  it.each(SCENES)('%s: is over', (_, scene) => {
    expect(reader.isOver(scene.state())).toBe(true);
  });
});

describe('A forged record of a match at a table is DIVERGED', () => {
  const OTHER_DECK = [...LANTERN_DECK].reverse();

  it('where somebody plays another list than was handed over', () => {
    const as = (fact: JsonObject) => [fact['seat'] === 2 ? { ...fact, deck: OTHER_DECK } : fact];
    expect(forgedFacts(timed(0), 'seat-taken', as)).toBe('DIVERGED');
  });

  it('where somebody else begins', () => {
    const as = (fact: JsonObject) => [fact['begins'] === 2 ? { ...fact, begins: 1 } : fact];
    expect(forgedFacts(timed(0), 'seat-readied', as)).toBe('DIVERGED');
  });

  it('where the match belongs to another table', () => {
    const as = (fact: JsonObject) => [
      { ...fact, table: { ...(fact['table'] as JsonObject), table: 13 } },
    ];
    expect(forgedFacts(timed(0), 'match-created', as)).toBe('DIVERGED');
  });

  it('where an extra turn is given or kept', () => {
    const one = timed(1);
    expect(forgedFacts(one, 'extra-turn-begun', () => [])).toBe('DIVERGED');
    const more = (fact: JsonObject) => [{ ...fact, turnsLeft: 5 }];
    expect(forgedFacts(one, 'table-time-called', more)).toBe('DIVERGED');
    expect(forgedFacts(one, 'table-time-called', (fact) => [fact])).toBe('EXACT');
  });

  it('where another leads than the rules say', () => {
    const as = (fact: JsonObject) => [{ ...fact, outcome: { places: [], reason: 'table-time' } }];
    expect(forgedFacts(timed(0), 'match-ended', as)).toBe('DIVERGED');
  });
});

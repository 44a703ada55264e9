/** Given a match opened with lists, then nobody but the house and a list's own seat ever sees it. */
import { canonicalJson, partsSeen, type Audience, type Parts } from '@scoresheet/domain-record';
import { describe, expect, it } from 'vitest';
import { seatAudiences } from '../fold/match-state.js';
import { LANTERN_DECK } from '../lanterns.spec-kit.js';
import { answer, type Scene } from '../scene.spec-kit.js';
import { pinnedRules } from '../rules/pinned-rules.js';
import {
  AT_TABLE,
  callTableTime,
  openTable,
  runningTable,
  tableEnvironment,
} from '../table.spec-kit.js';
import { seeMatch } from './see.js';
import { viewerOf, viewMatch } from './view.js';

const OTHER_DECK = [...LANTERN_DECK].reverse();

/** Ann has the same list in all worlds. */
const reservedWith = (list: readonly string[]) => [
  { actor: 'ann', list: LANTERN_DECK },
  { actor: 'bob', list: [...list] },
];

function firstParts({ events: [first] }: Scene): Parts {
  if (!first) throw new Error('no event');
  return first.parts;
}

const linesFor = (scene: Scene, audience: Audience) =>
  scene.events.map(({ parts }) => canonicalJson(parts[audience] ?? parts.public));

describe('Event 0 of a match with lists', () => {
  it('tells everybody for whom the seats are held, and how many cards lie there', () => {
    const { action, facts } = firstParts(openTable({ begins: { chosenBy: 1 } })).public;
    expect(action).toEqual({
      type: 'create-match',
      actor: 'house',
      role: 'house',
      game: 'league',
      table: AT_TABLE,
      begins: { chosenBy: 1 },
      reserved: [{ actor: 'ann' }, { actor: 'bob' }],
    });
    expect(facts).toEqual([
      expect.objectContaining({
        kind: 'match-created',
        table: AT_TABLE,
        begins: { chosenBy: 1 },
        reserved: [
          { actor: 'ann', listed: true },
          { actor: 'bob', listed: true },
        ],
      }),
      { kind: 'seat-taken', seat: 1, actor: 'ann', cards: 8 },
      { kind: 'seat-taken', seat: 2, actor: 'bob', cards: 8 },
    ]);
  });

  it('shows each seat its own list and no other', () => {
    const { seat1, seat2, house } = firstParts(openTable({ reserved: reservedWith(OTHER_DECK) }));
    expect(seat1?.action).toMatchObject({
      reserved: [{ actor: 'ann', list: LANTERN_DECK }, { actor: 'bob' }],
    });
    expect(seat2?.action).toMatchObject({
      reserved: [{ actor: 'ann' }, { actor: 'bob', list: OTHER_DECK }],
    });
    expect(seat2?.facts.slice(1)).toEqual([
      { kind: 'seat-taken', seat: 1, actor: 'ann', cards: 8 },
      { kind: 'seat-taken', seat: 2, actor: 'bob', deck: OTHER_DECK },
    ]);
    expect(house?.action).toMatchObject({ reserved: reservedWith(OTHER_DECK) });
  });

  it('is one public line where no list is handed over', () => {
    const scene = openTable({ reserved: [{ actor: 'ann' }, { actor: 'bob' }] });
    expect(Object.keys(firstParts(scene))).toEqual(['public']);
  });

  it('has a line for those seats alone that have a list', () => {
    const scene = openTable({ reserved: [{ actor: 'ann' }, { actor: 'bob', list: LANTERN_DECK }] });
    expect(Object.keys(firstParts(scene)).sort()).toEqual(['house', 'public', 'seat2']);
  });

  it('its lines are those that the record’s own rule expects, from the first to the last', () => {
    const scene = runningTable({ begins: { chosenBy: 2 } });
    answer(scene, 'ann');
    callTableTime(scene, 0);
    const { ruleset } = pinnedRules(tableEnvironment, scene.state().terms);
    const expected = scene.events.map(({ parts }) =>
      partsSeen(parts.house ?? parts.public, seatAudiences(scene.state()), (part, audience) =>
        seeMatch(ruleset, part, audience),
      ),
    );
    expect(scene.events).toHaveLength(5);
    expect(scene.events.map(({ parts }) => canonicalJson(parts))).toEqual(
      expected.map(canonicalJson),
    );
  });

  it('a field of a reserved seat that nobody thought of stays with the house', () => {
    const reserved = [{ actor: 'ann', tomorrow: 'x' }, 'y'];
    const house = { action: { type: 'create-match', reserved }, facts: [] };
    const { ruleset } = pinnedRules(tableEnvironment, openTable().state().terms);
    expect(seeMatch(ruleset, house, 'public').action).toEqual({
      type: 'create-match',
      reserved: [{ actor: 'ann' }, { actor: null }],
    });
  });
});

describe('Two worlds that differ in one list', () => {
  const [one, other] = [LANTERN_DECK, OTHER_DECK].map((list) => {
    const scene = runningTable({ reserved: reservedWith(list) });
    answer(scene, 'bob', 1);
    callTableTime(scene, 0);
    return scene;
  }) as [Scene, Scene];

  it('differ for the seat of the list and for the house', () => {
    expect(linesFor(one, 'seat2')).not.toEqual(linesFor(other, 'seat2'));
    expect(linesFor(one, 'house')).not.toEqual(linesFor(other, 'house'));
  });

  it.each(['public', 'seat1'] as const)('give %s equal lines', (audience) => {
    expect(linesFor(one, audience)).toEqual(linesFor(other, audience));
    expect(linesFor(one, audience)).toHaveLength(5);
  });

  it.each(['public', 1] as const)('give the viewer %s equal views', (viewer) => {
    const [seen, seenThere] = [one, other].map((scene) =>
      viewMatch(scene.state(), viewer, tableEnvironment),
    );
    expect(seen).toEqual(seenThere);
  });
});

describe('The view of a match at a table', () => {
  it('names the table, for whom its seats are and who begins', () => {
    const scene = openTable({
      reserved: [{ actor: 'ann' }, { actor: 'bob' }],
      begins: { seat: 2 },
    });
    expect(viewMatch(scene.state(), 'public', tableEnvironment)).toMatchObject({
      tournamentTable: AT_TABLE,
      begins: 2,
      seats: [
        { actor: null, reservedFor: 'ann' },
        { actor: null, reservedFor: 'bob' },
      ],
    });
  });

  it('a judge for whom a seat is held has no sight of the house there, even before sitting down', () => {
    const unseated = openTable({ reserved: [{ actor: 'ann' }, { actor: 'jo' }] }).state();
    expect(viewerOf(unseated, 'jo', 'judge')).toBe(2);
    expect(viewerOf(unseated, 'kim', 'judge')).toBe('house');
    expect(viewerOf(openTable().state(), 'ann', 'judge')).toBe(1);
  });
});

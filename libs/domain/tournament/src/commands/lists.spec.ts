import { sha256 } from '@scoresheet/domain-record/node';
import { describe, expect, it } from 'vitest';
import { everyEventHolds, readHouse, readPublic } from '../event-holds.spec-kit.js';
import { begun, REASON, registered } from '../tournament.spec-kit.js';
import type { EventScene } from '../tournament.spec-kit.js';
import { listDigest } from './lists.js';

everyEventHolds();

const HAND_IN = { type: 'hand-in-list', entrant: 1, cards: ['T', 'T', 'T'] } as const;
const REPLACE = { type: 'replace-list', entrant: 1, cards: ['T'], ...REASON } as const;

const handIn = (scene: EventScene, entrant = 1) =>
  scene.says(`p${entrant}`, { ...HAND_IN, cards: [...HAND_IN.cards], entrant });
const listOf = (scene: EventScene, entrant = 1) => scene.state().entrants[entrant - 1]?.list;

describe('hand-in-list', () => {
  it('is a digest to everybody; cards and salt are known to the house alone', () => {
    const scene = registered(2);
    handIn(scene);
    const { digest, salt, cards } = listOf(scene) ?? { digest: '', salt: '', cards: [] };
    expect(digest).toBe(listDigest({ salt, cards }, sha256));
    expect(readPublic(scene).events.at(-1)?.parts.public).toEqual({
      action: { type: 'hand-in-list', entrant: 1, actor: 'p1', role: 'player' },
      facts: [{ kind: 'list-handed-in', entrant: 1, digest }],
    });
  });

  it('has another digest for the same cards each time, so that nobody guesses them', () => {
    const scene = registered(2);
    handIn(scene);
    handIn(scene, 2);
    const before = listOf(scene)?.digest;
    handIn(scene);
    expect(new Set([before, listOf(scene)?.digest, listOf(scene, 2)?.digest]).size).toBe(3);
  });

  it('is refused for cards that the game has not, and names five of them at most', () => {
    const scene = registered(1);
    const cards = ['T', 'A', 'B', 'C', 'D', 'E', 'F'];
    expect(scene.tournament.send('p1', { ...HAND_IN, cards })).toMatchObject({
      code: 'list-unclear',
      says: 'No card A. No card B. No card C. No card D. No card E.',
    });
  });

  it('is for the own entry, and for the desk; and closed once the first phase has begun', () => {
    const scene = registered(2);
    const said = { ...HAND_IN, cards: ['T'] };
    expect(scene.tries('p2', said)).toBe('wrong-entrant');
    expect(scene.tries('olga', { ...said, entrant: 9 })).toBe('unknown-entrant');
    expect(scene.tries('olga', said)).toBe('accepted');
    scene.leads({ type: 'begin-phase', phase: 1 });
    expect(scene.tries('p1', said)).toBe('wrong-stage');
  });
});

describe('replace-list', () => {
  it('is an event with its reason, and both lists stay in the record', () => {
    const scene = registered(2);
    handIn(scene);
    scene.leads({ type: 'begin-phase', phase: 1 });
    scene.leads({ ...REPLACE, cards: ['T'] });
    expect(listOf(scene)?.cards).toEqual(['T']);
    const { events } = readHouse(scene.tournament.events());
    const lists = events.flatMap(({ parts }) => parts.house?.['facts'] ?? []);
    expect(lists).toMatchObject([
      { kind: 'list-handed-in', cards: ['T', 'T', 'T'] },
      { kind: 'list-replaced', cards: ['T'] },
    ]);
    expect(readPublic(scene).events.at(-1)?.parts.public?.['action']).toMatchObject(REASON);
  });

  it('is done by owner or head judge after the deadline alone', () => {
    const scene = registered(2);
    const said = { ...REPLACE, cards: ['T'] };
    expect(scene.tries('olga', said)).toBe('wrong-stage');
    const playing = begun(2);
    expect(playing.tries('p1', said)).toBe('not-allowed');
    playing.leads({ type: 'appoint-staff', to: 'hedy', as: 'head-judge' });
    expect(playing.tries('hedy', { ...said, cards: ['X'] })).toBe('list-unclear');
    expect(playing.tries('hedy', said)).toBe('accepted');
  });
});

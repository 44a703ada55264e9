import { sha256 } from '@scoresheet/domain-record/node';
import { describe, expect, it } from 'vitest';
import { everyEventHolds, readPublic } from '../event-holds.spec-kit.js';
import { begun, draft, registered, type EventScene } from '../tournament.spec-kit.js';

everyEventHolds();

const ENTER = { type: 'enter-tournament' } as const;

const statuses = (scene: EventScene) => scene.state().entrants.map(({ status }) => status);

describe('enter-tournament', () => {
  it('given capacity 8 and 50 who enter, then 8 have places and 42 wait in their order', () => {
    const scene = registered(50, { capacity: 8 });
    expect(statuses(scene)).toEqual([...Array(8).fill('entered'), ...Array(42).fill('waiting')]);
    expect(scene.state().places).toBe(8);
    const left = [3, 9, 5].map((entrant) =>
      scene.makes(`p${entrant}`, { type: 'drop-entrant', entrant }),
    );
    expect(left).toEqual([
      [
        { kind: 'entrants-dropped', entrants: [3] },
        { kind: 'entrants-admitted', entrants: [9] },
      ],
      [
        { kind: 'entrants-dropped', entrants: [9] },
        { kind: 'entrants-admitted', entrants: [10] },
      ],
      [
        { kind: 'entrants-dropped', entrants: [5] },
        { kind: 'entrants-admitted', entrants: [11] },
      ],
    ]);
    expect(scene.state().places).toBe(8);
  });

  it('given one who waits and leaves, then nobody moves up', () => {
    const scene = registered(4, { capacity: 2 });
    expect(scene.makes('p3', { type: 'drop-entrant', entrant: 3 })).toHaveLength(1);
    expect(statuses(scene)).toEqual(['entered', 'entered', 'dropped', 'waiting']);
  });

  it('given one person with two tabs, then there is one entry', () => {
    const scene = registered(1);
    expect(scene.tries('p1', ENTER)).toBe('already-entered');
    expect(scene.state().entrants).toHaveLength(1);
  });

  it('given one who has left, then they come back under their number while there are places', () => {
    const scene = registered(2, { capacity: 2 });
    scene.says('p1', { type: 'drop-entrant', entrant: 1 });
    expect(scene.makes('p1', ENTER)).toEqual([{ kind: 'entrant-re-entered', entrant: 1 }]);
    expect(scene.tries('p1', ENTER)).toBe('already-entered');
    scene.says('p1', { type: 'drop-entrant', entrant: 1 });
    scene.says('p3', ENTER);
    expect(scene.tries('p1', ENTER)).toBe('registration-full');
    expect(scene.state().places).toBe(2);
  });

  it('given a code, then only those who know it enter, and the house alone is told it', () => {
    const scene = draft({ entry: 'by-code' });
    scene.leads({ type: 'announce-tournament' });
    scene.leads({ type: 'open-registration', codeDigest: sha256('sesame') });
    expect(scene.tries('p1', ENTER)).toBe('wrong-code');
    expect(scene.tries('p1', { ...ENTER, code: 'Sesame' })).toBe('wrong-code');
    expect(scene.tries('p1', { ...ENTER, code: 'sesame' })).toBe('accepted');
    const shown = JSON.stringify(readPublic(scene).events.map(({ parts }) => parts));
    expect(shown).toContain('entrant-entered');
    expect(shown).not.toContain('sesame');
    expect(shown).not.toContain(sha256('sesame'));
  });

  it('is refused before registration and after it', () => {
    expect(draft().tries('p1', ENTER)).toBe('wrong-stage');
    expect(begun(2).tries('p3', ENTER)).toBe('wrong-stage');
    const called = registered(2, { checkIn: true });
    called.leads({ type: 'begin-check-in' });
    expect(called.tries('p3', ENTER)).toBe('wrong-stage');
  });
});

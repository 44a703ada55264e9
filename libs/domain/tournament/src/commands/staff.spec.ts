import { MAX_STAFF } from '@scoresheet/contracts-messages';
import { describe, expect, it } from 'vitest';
import { everyEventHolds } from '../event-holds.spec-kit.js';
import { draft } from '../tournament.spec-kit.js';

everyEventHolds();

const JUDGE = { type: 'appoint-staff', to: 'judy', as: 'judge' } as const;

describe('Staff', () => {
  it('are appointed by the owner, to one role each', () => {
    const scene = draft();
    expect(scene.makes('olga', JUDGE)).toEqual([
      { kind: 'staff-appointed', actor: 'judy', as: 'judge' },
    ]);
    expect(scene.tries('olga', JUDGE)).toBe('already-staff');
    scene.leads({ ...JUDGE, as: 'head-judge' });
    expect([...scene.state().staff]).toEqual([['judy', 'head-judge']]);
    expect(scene.tries('olga', { ...JUDGE, to: 'olga' })).toBe('already-staff');
    expect(scene.tries('judy', { ...JUDGE, to: 'moe' })).toBe('not-allowed');
  });

  it('are at most as many as the limit says', () => {
    const scene = draft();
    const names = Array.from({ length: MAX_STAFF }, (_, at) => `judge-${at}`);
    for (const to of names) scene.leads({ ...JUDGE, to });
    expect(scene.state().staff.size).toBe(MAX_STAFF);
    expect(scene.tries('olga', JUDGE)).toBe('terms-unclear');
    expect(scene.tries('olga', { ...JUDGE, to: 'judge-0', as: 'scorekeeper' })).toBe('accepted');
  });

  it('may do nothing more once they are dismissed', () => {
    const scene = draft();
    scene.leads({ ...JUDGE, to: 'otto', as: 'organiser' });
    scene.leads({ type: 'dismiss-staff', from: 'otto' });
    expect(scene.tries('otto', { type: 'announce-tournament' })).toBe('not-allowed');
    expect(scene.tries('olga', { type: 'dismiss-staff', from: 'otto' })).toBe('unknown-staff');
  });
});

describe('The owner', () => {
  it('is followed by the named successor, who alone may take over, once', () => {
    const scene = draft();
    const take = { type: 'take-over' } as const;
    expect(scene.tries('sue', take)).toBe('no-successor');
    scene.leads({ type: 'name-successor', successor: 'sue' });
    expect(scene.tries('vera', take)).toBe('no-successor');
    scene.says('sue', take);
    expect(scene.state()).toMatchObject({ owner: 'sue', successor: null });
    expect(scene.tries('sue', take)).toBe('no-successor');
  });

  it('of before may do nothing more, and the new one everything', () => {
    const scene = draft();
    scene.leads({ ...JUDGE, to: 'sue' });
    scene.leads({ type: 'name-successor', successor: 'sue' });
    scene.says('sue', { type: 'take-over' });
    expect(scene.state().staff.has('sue')).toBe(false);
    expect(scene.tries('olga', { type: 'announce-tournament' })).toBe('not-allowed');
    expect(scene.tries('sue', { type: 'announce-tournament' })).toBe('accepted');
  });

  it('names another successor instead, and never the owner', () => {
    const scene = draft();
    scene.leads({ type: 'name-successor', successor: 'sue' });
    scene.leads({ type: 'name-successor', successor: 'sam' });
    expect(scene.tries('sue', { type: 'take-over' })).toBe('no-successor');
    expect(scene.tries('olga', { type: 'name-successor', successor: 'olga' })).toBe(
      'already-staff',
    );
  });

  it('of one tournament is nobody in another', () => {
    const scene = draft();
    scene.leads({ ...JUDGE, to: 'otto', as: 'organiser' });
    const others = draft();
    expect(others.tries('otto', { type: 'announce-tournament' })).toBe('not-allowed');
    expect(scene.tries('otto', { type: 'announce-tournament' })).toBe('accepted');
  });
});

import { describe, expect, it } from 'vitest';
import { givings, isGiving, readAnnounced } from './giving.js';

describe('Cards that are given for a deed', () => {
  it('end its words, each set of so many once', () => {
    expect(givings(2, () => ['c1', 'c2', 'c3'])).toEqual([
      ' give=c1,c2',
      ' give=c1,c3',
      ' give=c2,c3',
    ]);
    expect(givings(2, () => ['c1'])).toEqual([]);
  });

  it('are no words where none are given', () => {
    expect(givings(0, () => ['c1', 'c2'])).toEqual(['']);
  });

  it('are read back apart from its targets', () => {
    const words = ['foe=c9', 'give=c1,c2'];
    expect(readAnnounced(words)).toEqual({ chosen: { foe: ['c9'] }, given: ['c1', 'c2'] });
    expect(readAnnounced(['foe=c9'])).toEqual({ chosen: { foe: ['c9'] }, given: [] });
    expect(words.map(isGiving)).toEqual([false, true]);
  });
});

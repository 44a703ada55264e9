import { otherSpellings } from '@scoresheet/services-accounts/other-spellings';
import { describe, expect, it } from 'vitest';
import { listCursors } from './list-cursors.js';

const CREATED = { by: 'created', newestFirst: true } as const;
const ENDED = { by: 'ended', newestFirst: true } as const;
const PLACE = { timeMs: 1_700_000_000_000, id: 'm-1' };

const { read, write } = listCursors('match list', { created: 'created', ended: 'ended' });
const ofOtherList = listCursors('list of cats', { created: 'cat-created' });

describe('A cursor', () => {
  it('is read as it was written, in either direction of its order', () => {
    const cursor = write(CREATED, PLACE);
    expect(read('after', cursor, CREATED)).toEqual(PLACE);
    expect(read('before', cursor, { ...CREATED, newestFirst: false })).toEqual(PLACE);
  });

  const written = (json: string) => Buffer.from(json).toString('base64url');

  it.each([
    '',
    'x',
    'e30',
    written('["created",1.5,"m-1"]'),
    written('["created",1,"m-\\u0000"]'),
    written('["created",1,"m-\\ud800"]'),
    written('["created",8640000000000001,"m-1"]'),
  ])('that nobody gave (%j) is refused with words', (cursor) => {
    expect(() => read('after', cursor, CREATED)).toThrow('`after` is not a cursor');
  });

  it('is refused in any other spelling of the same bytes', () => {
    const cursor = write(CREATED, { ...PLACE, id: 'm-10' });
    const others = otherSpellings(cursor);
    expect(others.length).toBeGreaterThan(0);
    expect(read('after', cursor, CREATED)).toMatchObject({ id: 'm-10' });
    for (const other of [...others, `${cursor}=`]) {
      expect(() => read('after', other, CREATED), other).toThrow('`after` is not a cursor');
    }
  });

  it('of another list is refused', () => {
    const cursor = ofOtherList.write(CREATED, PLACE);
    expect(() => read('after', cursor, CREATED)).toThrow('`after` is not a cursor of a match list');
  });

  it('of another order is refused: its time would be another one', () => {
    const cursor = write(ENDED, PLACE);
    expect(() => read('before', cursor, CREATED)).toThrow('`before` belongs to a list');
  });
});

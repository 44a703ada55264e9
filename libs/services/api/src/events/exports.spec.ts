import { describe, expect, it } from 'vitest';
import { MAX_EXPORTS_IN_LINE } from '../transport/limits.js';
import { Exports } from './exports.service.js';

/** Something that is done when it is told to be. */
function work() {
  let done = (): void => undefined;
  const until = new Promise<void>((resolve) => (done = resolve));
  return { done: () => done(), until };
}

describe('Exports', () => {
  it('of one client are made one after the other, whatever becomes of the one before', async () => {
    const exports = new Exports();
    const [first, began] = [work(), [] as string[]];
    const one = exports.inTurn('a', async () => {
      began.push('one');
      await first.until;
      throw new Error('it breaks');
    });
    const two = exports.inTurn('a', async () => void began.push('two'));
    await exports.inTurn('b', async () => void began.push('of another'));
    expect(began).toEqual(['one', 'of another']);
    first.done();
    await expect(one).rejects.toThrow('it breaks');
    await two;
    expect(began).toEqual(['one', 'of another', 'two']);
  });

  it('stand in a line of some length and no more', async () => {
    const exports = new Exports();
    const first = work();
    const line = Array.from({ length: MAX_EXPORTS_IN_LINE }, () =>
      exports.inTurn('a', () => first.until),
    );
    const oneMore = exports.inTurn('a', () => first.until);
    await expect(oneMore).rejects.toMatchObject({ extensions: { code: 'RATE_LIMITED' } });
    first.done();
    await Promise.all(line);
    await exports.inTurn('a', () => Promise.resolve());
  });
});

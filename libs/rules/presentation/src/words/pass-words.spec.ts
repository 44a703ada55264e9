import { expect, it } from 'vitest';
import { passWords, untilWords } from './pass-words.js';
import { plain } from './sentence.js';

it('a standing pass is told to whom may know of it, and to others that something was said', () => {
  expect(plain(passWords({ kind: 'turn-ends' }))).toBe('passes beforehand until the turn ends');
  expect(plain(passWords({ kind: 'my-decision' }))).toContain('decides something itself');
  expect(plain(passWords(null))).toBe('no longer passes beforehand');
  expect(plain(passWords(undefined))).toBe('says whether it passes beforehand');
  expect(plain(untilWords({ kind: 'card-played', card: 'power' }))).toContain('"power"');
});

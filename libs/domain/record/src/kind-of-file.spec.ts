import { describe, expect, it } from 'vitest';
import { kindOfFile } from './kind-of-file.js';
import { encodeUtf8 } from './utf8.js';

describe('A file is the record of', () => {
  it.each([
    ['tournament', '{"check":"0","events":2,"format":"scoresheet/1","record":"t-1"}\n'],
    ['match', '{"check":"0","events":2,"format":"scoresheet/1","record":"m-1"}\n'],
    ['match', '{"record":"m-1"}\n{"record":"t-1"}\n'],
    ['match', `${' '.repeat(600)}{"record":"t-1"}`],
    ['match', ''],
  ])('a %s where it begins with %j', (kind, text) => {
    expect(kindOfFile(encodeUtf8(text))).toBe(kind);
  });
});

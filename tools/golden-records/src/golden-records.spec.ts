import { matchRefolder } from '@scoresheet/domain-match';
import { readExport, verifyExport } from '@scoresheet/domain-record';
import { describe, expect, it } from 'vitest';
import { GOLDEN_MATCHES } from './golden-matches.js';
import { goldenFiles, keepGolden, keptGoldens, readGolden, sha256Of } from './kept-goldens.js';
import { environment, sha256 } from './recorded-match.js';

const GAME = 'fuzzycards';
const KEPT = Object.entries(keptGoldens(GAME));

/** What the house wrote down of its state at each turn's end. */
function fingerprintsOf(name: string): readonly unknown[] {
  const read = readExport(readGolden(GAME, name), sha256);
  if (!read.ok) throw new Error(read.broken.reason);
  const parts = read.value.events.map(({ parts: { house, public: open } }) => house ?? open);
  return parts.flatMap((part) => part?.['fingerprint'] ?? []);
}

describe('A golden record', () => {
  it.each(KEPT)('%s is decided as it was when it was kept', (name, golden) => {
    const bytes = readGolden(GAME, name);
    expect(sha256Of(bytes)).toBe(golden.file);
    const verdict = verifyExport(bytes, matchRefolder(environment), sha256);
    expect(verdict).toMatchObject({
      ...{ verdict: 'EXACT', hash: golden.hash, events: golden.events },
    });
  });

  it('holds the fingerprints of its turns, which are compared with all else', () => {
    const counts = KEPT.map(([name]) => fingerprintsOf(name).length);
    expect(Math.max(...counts)).toBeGreaterThan(10);
  });

  it('is never written again', () => {
    const [kept] = KEPT;
    if (!kept) throw new Error('no golden is kept');
    const [name, golden] = kept;
    expect(() => keepGolden(GAME, name, 'other words', golden)).toThrow('is kept already');
    expect(sha256Of(readGolden(GAME, name))).toBe(golden.file);
  });

  it('is listed, has its file, and is there for every situation', () => {
    const names = KEPT.map(([name]) => name).sort();
    expect([...goldenFiles(GAME)].sort()).toEqual(names);
    for (const name of Object.keys(GOLDEN_MATCHES)) expect(names).toContain(name);
  });
});

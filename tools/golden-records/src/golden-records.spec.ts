import { matchRefolder } from '@scoresheet/domain-match';
import { readExport, verifyExport } from '@scoresheet/domain-record';
import { describe, expect, it } from 'vitest';
import { GOLDEN_MATCHES } from './golden-matches.js';
import { goldenFiles, keepGolden, keptGoldens, readGolden, sha256Of } from './kept-goldens.js';
import { environment, sha256 } from './recorded-match.js';

/** What the house wrote down of its state at each turn's end. */
function fingerprintsOf(game: string, name: string): readonly unknown[] {
  const read = readExport(readGolden(game, name), sha256);
  if (!read.ok) throw new Error(read.broken.reason);
  const parts = read.value.events.map(({ parts: { house, public: open } }) => house ?? open);
  return parts.flatMap((part) => part?.['fingerprint'] ?? []);
}

describe.each(Object.entries(GOLDEN_MATCHES))('A golden record of %s', (game, matches) => {
  const kept = Object.entries(keptGoldens(game));

  it.each(kept)('%s is decided as it was when it was kept', (name, golden) => {
    const bytes = readGolden(game, name);
    expect(sha256Of(bytes)).toBe(golden.file);
    const verdict = verifyExport(bytes, matchRefolder(environment), sha256);
    expect(verdict).toMatchObject({
      ...{ verdict: 'EXACT', hash: golden.hash, events: golden.events },
    });
  });

  it('holds the fingerprints of its turns, which are compared with all else', () => {
    const counts = kept.map(([name]) => fingerprintsOf(game, name).length);
    expect(Math.max(...counts)).toBeGreaterThan(10);
  });

  it('is never written again', () => {
    const [first] = kept;
    if (!first) throw new Error('no golden is kept');
    const [name, golden] = first;
    expect(() => keepGolden(game, name, 'other words', golden)).toThrow('is kept already');
    expect(sha256Of(readGolden(game, name))).toBe(golden.file);
  });

  it('is listed, has its file, and is there for every situation', () => {
    const names = kept.map(([name]) => name).sort();
    expect([...goldenFiles(game)].sort()).toEqual(names);
    for (const name of Object.keys(matches)) expect(names).toContain(name);
  });
});

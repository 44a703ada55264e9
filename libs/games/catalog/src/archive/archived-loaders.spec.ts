import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadArchived } from './archived-loaders.js';
import { ARCHIVED, archivedFile } from './archived-rulesets.js';

const source = readFileSync(new URL('archived-loaders.ts', import.meta.url), 'utf8');

describe('A browser', () => {
  it.each(Object.entries(ARCHIVED))('finds the kept module of %s', async (id, sha256) => {
    expect(source).toContain(
      `  '${id}': () =>\n    import('@scoresheet/rules-archive/${archivedFile(id, sha256)}'),\n`,
    );
    expect((await loadArchived(id))?.ruleset.id).toBe(id);
  });

  it('finds none of a ruleset that was never kept', async () => {
    expect(await loadArchived('fuzzycards/0')).toBeUndefined();
    expect(await loadArchived('toString')).toBeUndefined();
  });
});

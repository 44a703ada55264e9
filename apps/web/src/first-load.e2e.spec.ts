/** Given the built pages, then what a visitor loads before anything is shown stays small. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const DIST = join(import.meta.dirname, '../dist');
const MOST_BYTES = 200_000;

/** The file that the api sends: a small script has no packed form. */
const sentOf = (path: string): string => {
  const packed = join(DIST, `${path}.gz`);
  return existsSync(packed) ? packed : join(DIST, path);
};

describe('The first load', () => {
  const page = readFileSync(join(DIST, 'index.html'), 'utf8');
  const scripts = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].flatMap(
    ([, path]) => path ?? [],
  );

  it('is 200 kB of packed script at most', () => {
    const bytes = scripts.map((path) => statSync(sentOf(path)).size);
    expect(scripts.length).toBeGreaterThan(0);
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(MOST_BYTES);
  });

  it('has no script and no style within the page', () => {
    expect(page).not.toMatch(/<script(?![^>]*\bsrc=)/);
    expect(page).not.toMatch(/<style|style="|\bon[a-z]+="/);
  });

  it('comes from nowhere else', () => {
    expect(page).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  });
});

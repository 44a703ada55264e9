/** Given the built pages, then what a visitor loads before anything is shown stays small. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const DIST = join(import.meta.dirname, '../dist');
const MOST_BYTES = 200_000;

describe('The first load', () => {
  const page = readFileSync(join(DIST, 'index.html'), 'utf8');
  const scripts = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].flatMap(
    ([, path]) => path ?? [],
  );

  it('is 200 kB of packed script at most', () => {
    const bytes = scripts.map((path) => statSync(join(DIST, `${path}.gz`)).size);
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

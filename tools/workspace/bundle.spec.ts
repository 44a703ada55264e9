import { describe, expect, it } from 'vitest';
import { asBundled } from './bundle.mjs';
import { inSource } from './source-places.mjs';

describe('A file in a bundle', () => {
  it('finds what lies beside its own place, from any folder of a bundle', () => {
    const text = `createRequire(import.meta.url)`;
    expect(asBundled(text, 'libs/games/catalog/dist/archive/archived.js')).toBe(
      `createRequire(new URL('../../../libs/games/catalog/dist/archive/archived.js', import.meta.url).href)`,
    );
  });

  it('starts the thread of the bundle, not the one that was built for it', () => {
    const text = `const THREAD = new URL('../../dist/operations/door.thread.js', import.meta.url);`;
    expect(asBundled(text, 'libs/services/runtime/dist/operations/operations-door.js')).toBe(
      `const THREAD = new URL('../../standalone/bundle/door.thread.js', import.meta.url);`,
    );
  });

  it('starts other programs as bundles', () => {
    expect(asBundled('new URL(`../../${app}/dist/main.js`, place)', 'a.js')).toBe(
      'new URL(`../../${app}/bundle/main.js`, place)',
    );
  });
});

describe('A line of a stack trace', () => {
  const FILE = 'file:///there/apps/api/bundle/chunk-A1.js';
  const map = {
    findEntry: (line: number, column: number) =>
      line === 6 && column === 2
        ? { originalSource: '../../../libs/x/src/y.ts', originalLine: 40, originalColumn: 8 }
        : {},
  };
  const named = (frame: string) => inSource(frame, () => map as never);

  it('names file, line and column of the source, counted from one', () => {
    expect(named(`Some.name (${FILE}:7:3)`)).toBe('Some.name (file:///there/libs/x/src/y.ts:41:9)');
  });

  it.each([`f (${FILE}:9:9)`, 'f (node:internal/x:1:1)', 'f (file:///there/other.js:7:3)'])(
    'stays as it is where no map knows better: %s',
    (frame) => {
      expect(named(frame)).toBe(frame);
    },
  );
});

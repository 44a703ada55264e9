import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyEntrants } from './entrants.spec-kit.js';
import { readEntrants } from './read-entrants.js';
import { writeEntrants } from './write-entrants.js';

it.each(['csv', 'json'] as const)('entrants come back as they were written: %s', (format) => {
  fc.assert(
    fc.property(anyEntrants, (entrants) => {
      expect(readEntrants(writeEntrants(entrants, format), format)).toEqual({
        ok: true,
        value: entrants,
      });
    }),
  );
});

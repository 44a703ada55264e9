import { matchRefolder } from '@scoresheet/domain-match';
import { encodeUtf8, verifyExport } from '@scoresheet/domain-record';
import { GAMES } from '@scoresheet/games-catalog';
import { describe, expect, it } from 'vitest';
import { GOLDEN_MATCHES, playGolden } from './golden-matches.js';
import { environment, sha256 } from './recorded-match.js';

describe('What golden records are made of', () => {
  it.each(Object.entries(GOLDEN_MATCHES))(
    '%s is a whole match, EXACT to verify',
    (name, golden) => {
      const text = playGolden(name, golden);
      const { verdict } = verifyExport(encodeUtf8(text), matchRefolder(environment), sha256);
      expect(verdict).toBe('EXACT');
      expect(playGolden(name, golden)).toBe(text);
    },
  );

  it('is every value of every option', () => {
    const options = Object.entries(GAMES['fuzzycards']?.rules.options ?? {});
    const played = Object.values(GOLDEN_MATCHES).map((golden) => golden.options ?? {});
    for (const [option, [usual, ...others]] of options) {
      const shown = new Set(played.map((given) => given[option] ?? usual));
      for (const value of [usual, ...others]) expect(shown, option).toContain(value);
    }
  });
});

import { matchRefolder } from '@scoresheet/domain-match';
import { encodeUtf8, verifyExport } from '@scoresheet/domain-record';
import { GAMES } from '@scoresheet/games-catalog';
import { describe, expect, it } from 'vitest';
import { GOLDEN_MATCHES, playGolden } from './golden-matches.js';
import { environment, recordedMatch, sha256 } from './recorded-match.js';

describe.each(Object.entries(GOLDEN_MATCHES))(
  'What golden records of %s are made of',
  (game, matches) => {
    it.each(Object.entries(matches))('%s is a whole match, EXACT to verify', (name, golden) => {
      const text = playGolden(game, name, golden);
      const { verdict } = verifyExport(encodeUtf8(text), matchRefolder(environment), sha256);
      expect(verdict).toBe('EXACT');
      expect(playGolden(game, name, golden)).toBe(text);
    });

    it('is every value of every option', () => {
      const options = Object.entries(GAMES[game]?.rules.options ?? {});
      const played = Object.values(matches).map((golden) => golden.options ?? {});
      const missing = options.flatMap(([option, values]) => {
        const shown = new Set(played.map((given) => given[option] ?? values[0]));
        return values.filter((value) => !shown.has(value)).map((value) => [option, value]);
      });
      expect(missing).toEqual([]);
    });
  },
);

describe('A match with an option that decks depend on', () => {
  it('refuses a deck that only a match without it allows (A-FUZ-35)', () => {
    const seat = { actor: 'anna', role: 'player' } as const;
    const game = GAMES['fuzzycards'];
    const isLegendary = (code: string) => game?.rules.faces[code]?.words['rarity'] === 'legendary';
    const legendaries = Object.keys(game?.rules.faces ?? {}).filter(isLegendary);
    const others = game?.readyDecks[0]?.cards.filter((code) => !isLegendary(code)) ?? [];
    const deck = [...legendaries.slice(0, 2), ...others.slice(0, 28)];
    const seated = (options: Record<string, boolean>) => () => {
      const match = recordedMatch('decks', seat);
      match.send(seat, { type: 'create-match', game: 'fuzzycards', options });
      match.send(seat, { type: 'take-seat', seat: 1, deck, expectedSeq: 0 });
    };
    expect(seated({})).not.toThrow();
    expect(seated({ legendaryTotal: true })).toThrow('A-FUZ-35');
  });
});

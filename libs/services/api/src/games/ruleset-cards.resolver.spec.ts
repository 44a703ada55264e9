import { sha256 } from '@scoresheet/domain-record/node';
import { GAMES, rulesOf } from '@scoresheet/games-catalog';
import { describe, expect, it } from 'vitest';
import { RulesetCardsResolver } from './ruleset-cards.resolver.js';

const resolver = new RulesetCardsResolver({ rulesOf, sha256 });
const codesOf = (ruleset: string): readonly string[] =>
  (resolver.cards(ruleset) ?? []).map(({ code }) => code);

describe('The cards of a ruleset', () => {
  it('are those of new matches, by the id of their rules', () => {
    const now = GAMES['fuzzycards']?.ruleset;
    expect(codesOf(now?.id ?? '')).toEqual(Object.keys(now?.faces ?? {}));
    expect(resolver.cards(now?.id ?? '')?.[0]?.text).toEqual(
      now?.cardText(codesOf(now.id)[0] ?? ''),
    );
  });

  it('are those of an old match, from the archive', () => {
    const then = rulesOf('fuzzycards/1')?.ruleset;
    expect(then?.id).toBe('fuzzycards/1');
    expect(codesOf('fuzzycards/1')).toEqual(Object.keys(then?.faces ?? {}));
    expect(codesOf('fuzzycards/1').length).toBeGreaterThan(100);
  });

  it.each(['fuzzycards/99', 'fuzzycards', 'constructor', ''])('are none of: %s', (ruleset) => {
    expect(resolver.cards(ruleset)).toBeNull();
  });
});

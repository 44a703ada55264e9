import { describe, expect, it } from 'vitest';
import { decksFor, offlineEnvironment } from '../offline-environment.js';
import { beginMatch, type TerminalMatch } from './terminal-match.js';
import { whyNot } from './why-not.js';

const game = 'fuzzycards';

/** Up to the first decision of a turn, by taking the first option each time. */
function inFirstTurn(): TerminalMatch {
  const decks = decksFor(game, 3);
  const match = beginMatch(offlineEnvironment(3), { name: 'why', game, decks });
  for (let open = match.waitsFor(); open && open.kind !== 'activate'; open = match.waitsFor()) {
    const { seat, id, options } = open;
    const choice = options?.pick === 'one' ? (options.from[0]?.id ?? '') : [];
    match.send({ seat, says: { type: 'act', decision: id, choice } });
  }
  return match;
}

describe('why not', () => {
  it('gives the reason and the rule, and leaves no trace', () => {
    const match = inFirstTurn();
    const open = match.waitsFor();
    if (!open) throw new Error('the first turn asks nothing');
    const { cards = [] } = match.seen(open.seat).seats[open.seat - 1]?.zones['hand'] ?? {};
    const { rules } = match.words;
    const dear = cards
      .map(({ face = '' }) => rules.faces[face])
      .find((face) => (face?.cost ?? 0) > 1);
    const before = match.exported();
    expect(whyNot(match, open, `play ${dear?.name ?? ''}`)).toMatch(/costs \d .* \(R-FUZ-40\)$/);
    expect(whyNot(match, open, 'attack everybody')).toContain('(R-FUZ-36)');
    expect(match.exported()).toBe(before);
  });

  it('says the number of what is offered', () => {
    const match = inFirstTurn();
    const open = match.waitsFor();
    if (!open) throw new Error('the first turn asks nothing');
    expect(whyNot(match, open, 'end')).toMatch(/^That is offered: it is number \d+\.$/);
  });
});

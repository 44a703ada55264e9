import { describe, expect, it } from 'vitest';
import type { DecisionView } from '@scoresheet/rules-engine';
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
    const why = (said: string): string => whyNot(match, open, said).join(' ');
    expect(why(`play ${dear?.name ?? ''}`)).toMatch(/costs \d .* \(R-FUZ-40\)$/);
    expect(why(dear?.name.toLowerCase() ?? '')).toMatch(/play it: .* costs \d .* \(R-FUZ-40\)/);
    expect(why('attack everybody')).toContain('(R-FUZ-36)');
    expect(match.exported()).toBe(before);
  });

  it('is told of every card in hand, where none is named', () => {
    const match = inFirstTurn();
    const open = openIn(match);
    const { count = 0 } = match.seen(open.seat).seats[open.seat - 1]?.zones['hand'] ?? {};
    const told = whyNot(match, open, '').filter((line) => line.startsWith('  play it: '));
    expect(told).toHaveLength(count);
  });

  it('says the number of what is offered', () => {
    const match = inFirstTurn();
    const [told] = whyNot(match, openIn(match), 'end');
    expect(told).toMatch(/^that is offered, as number \d+\.$/);
  });

  it('suggests the card that was meant', () => {
    const match = inFirstTurn();
    const open = openIn(match);
    const { cards = [] } = match.seen(open.seat).seats[open.seat - 1]?.zones['hand'] ?? {};
    const { name = '' } = match.words.rules.faces[cards[0]?.face ?? ''] ?? {};
    const told = whyNot(match, open, `${name}x`).join(' ').replace(/ +/g, ' ');
    expect(told).toContain(`Is "${name}" meant?`);
  });
});

function openIn(match: TerminalMatch): DecisionView {
  const open = match.waitsFor();
  if (!open) throw new Error('nothing is asked');
  return open;
}

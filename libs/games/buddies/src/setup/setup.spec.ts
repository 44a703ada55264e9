/** Who goes first where the match has named that player: the dice of R-BUD-38 are replaced. */
import { begin, decisions, leave, run, type Fact, type Seating } from '@scoresheet/rules-engine';
import { randomWalk, seededChance } from '@scoresheet/rules-testing';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../cards/card-set.js';
import { READY_DECKS } from '../decks/ready-decks.js';
import { buddies } from '../game.js';

const SEATS = 3;
const ready = READY_DECKS.slice(0, SEATS).map(({ cards }) => cards);
const seatingOf = (
  decks: readonly (readonly string[])[],
  named: Pick<Seating, 'first'>,
): Seating => ({ seats: SEATS, decks: [[], ...decks], options: {}, ...named });

/** What was told until somebody has had a turn. */
const opened = (named: Pick<Seating, 'first'>) =>
  randomWalk({ rules: buddies, seating: seatingOf(ready, named), seed: 5, maxActions: 40 });

const beginner = (facts: readonly Fact[]) =>
  facts.find((fact) => fact.kind === 'counted' && fact.what === 'active');
const rolled = (facts: readonly Fact[]): boolean => facts.some(({ kind }) => kind === 'rolled');

describe('The player that a match has named goes first', () => {
  it.each([1, 2, 3])('be it seat %i: nobody rolls, and that one starts a Buddy first', (first) => {
    const { facts } = opened({ first });
    expect(beginner(facts)).toMatchObject({ to: first });
    expect(rolled(facts)).toBe(false);
    const starts = facts.filter((fact) => fact.kind === 'happened' && fact.what === 'started');
    expect(starts[0]).toMatchObject({ seat: first });
    expect(starts).toHaveLength(SEATS);
  });

  it('and where none is named the dice say who chooses (R-BUD-38)', () => {
    const { facts } = opened({});
    expect(beginner(facts)).toBeDefined();
    expect(rolled(facts)).toBe(true);
  });

  it('and where that one has left by then, who sits on the left does', () => {
    const item = CARDS.find(({ type }) => type === 'item')?.code ?? '';
    const decks = [Array<string>(40).fill(item), ...ready.slice(1)];
    const chance = seededChance(1);
    const { state } = begin(buddies, seatingOf(decks, { first: 2 }), chance);
    const reading = { rules: buddies, state };
    expect(decisions(reading)).toMatchObject([{ seat: 1, kind: 'redraw' }]);
    const facts = [...leave(reading, 2, chance)];
    for (let asked = 0; asked < 10 && beginner(facts) === undefined; asked += 1) {
      const [open] = decisions(reading);
      if (open?.options.pick !== 'one') break;
      const choice = open.options.from[0]?.id ?? '';
      const ran = run(reading, { seat: open.seat, decision: open.id, choice }, chance);
      if ('facts' in ran) facts.push(...ran.facts);
    }
    expect(beginner(facts)).toMatchObject({ to: 3 });
    expect(rolled(facts)).toBe(false);
  });
});

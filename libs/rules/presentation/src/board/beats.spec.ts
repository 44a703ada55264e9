import { describe, expect, it } from 'vitest';
import { beatsOf } from './beats.js';

describe('An event in beats', () => {
  it('shows the attack before the damage, each with what acts and what suffers', () => {
    const facts = [
      { kind: 'happened', what: 'attack-declared', seat: 1, attacker: 'c4', target: 'c9' },
      { kind: 'marked', card: 'c9', mark: 'damage', to: 3, place: 'field@2' },
      { kind: 'happened', what: 'card-hit', card: 'c9', source: 'c4', amount: 3 },
    ];
    expect(beatsOf(facts)).toEqual([
      { what: 'attack-declared', from: ['c4'], to: ['c9'] },
      { what: 'card-hit', from: ['c4'], to: ['c9'], amount: 3 },
    ]);
  });

  it('hits a seat where no card is hit', () => {
    const hit = { kind: 'happened', what: 'life-hit', seat: 2, source: 'c4', amount: 7 };
    expect(beatsOf([hit])).toEqual([{ what: 'life-hit', from: ['c4'], to: ['seat-2'], amount: 7 }]);
  });

  it('has none for what comes from nothing, and never more than six', () => {
    const told = { kind: 'happened', what: 'entered', card: 'c1' };
    const hit = { kind: 'happened', what: 'card-hit', card: 'c9', source: 'c4', amount: 1 };
    expect(beatsOf([told])).toEqual([]);
    expect(beatsOf(Array.from({ length: 20 }, () => hit))).toHaveLength(6);
  });
});

import { describe, expect, it } from 'vitest';
import { diceAndHands, play, SEATS, see, type Table } from './dice-and-hands.spec-kit.js';
import { partsSeen, type Part, type Parts } from './event-part.js';
import { forged, TURNS, verified, withFact, words } from './forgery.spec-kit.js';
import type { HouseEvent, Refolder } from './refolder.js';

const seen = (part: Part): Parts => partsSeen(part, SEATS, see);

describe('Verification of a record that the rules did not make', () => {
  it('finds a card that was not on top of the deck', () => {
    const verdict = verified(forged(1, ({ part }) => ({ part: withFact(part, 0, { card: 9 }) })));
    expect(verdict).toMatchObject({ verdict: 'DIVERGED', seq: 1 });
    expect(words(verdict)).toBe('events[1].facts[0].card: recorded 9, rules say 2');
  });

  it('finds a fact too many and a fact too few', () => {
    const more = forged(3, ({ part }) => ({
      part: { ...part, facts: [...part.facts, { fact: 'turn-passed', to: 'seat2' }] },
    }));
    expect(words(verified(more))).toBe(
      'events[3].facts[2]: recorded {"fact":"turn-passed","to":"seat2"}, rules say nothing',
    );
    const fewer = forged(3, ({ part }) => ({ part: { ...part, facts: part.facts.slice(0, 1) } }));
    expect(words(verified(fewer))).toBe(
      'events[3].facts[1]: recorded nothing, rules say {"fact":"turn-passed","to":"seat2"}',
    );
  });

  it('finds an action that the rules refuse, and names the rule', () => {
    const action = { do: 'draw', seat: 'seat2' };
    const verdict = verified(forged(1, ({ part }) => ({ part: { ...part, action } })));
    expect(words(verdict)).toBe(
      'events[1].action: recorded {"do":"draw","seat":"seat2"}, rules refuse it: "not-your-turn (R-TOY-1)"',
    );
  });

  it('finds a member that the rules would not write', () => {
    const part = (event: HouseEvent): Part => ({ ...event.part, fingerprint: 'f00' });
    expect(words(verified(forged(2, (event) => ({ part: part(event) }))))).toBe(
      'events[2].fingerprint: recorded "f00", rules say nothing',
    );
  });

  it('finds a time before the time of the event before', () => {
    const verdict = verified(forged(4, ({ at }) => ({ at: at - 2000 })));
    expect(words(verdict)).toMatch(/^events\[4\]\.at: recorded \d+, rules say \d+$/);
  });

  it('finds a part that is no action with facts', () => {
    const part = { action: 'draw' } as unknown as Part;
    const verdict = verified(forged(2, () => ({ part, parts: { public: part } })));
    expect(verdict).toMatchObject({ seq: 2, difference: { kind: 'not-a-part' } });
  });

  it('survives facts on which the rules throw', () => {
    const part: Part = { action: { do: 'roll', seat: 'seat1' }, facts: [] };
    const verdict = verified(forged(3, () => ({ part })));
    expect(words(verdict)).toBe(
      'events[3]: recorded nothing, rules say "Error: no die was recorded"',
    );
  });
});

describe('Verification of who was told what', () => {
  it('finds a public line that tells a secret', () => {
    const told = ({ part }: HouseEvent): Parts => ({ public: part });
    const verdict = verified(forged(1, (event) => ({ parts: told(event) })));
    expect(words(verdict)).toBe('events[1].public.facts[0].card: recorded 2, rules say nothing');
  });

  it('finds a seat that was told too little', () => {
    const told = ({ part }: HouseEvent): Parts => {
      const { public: everybody, house } = seen(part);
      return { public: everybody, house: house as Part };
    };
    const verdict = verified(forged(1, (event) => ({ parts: told(event) })));
    expect(words(verdict)).toMatch(/^events\[1\]\.seat1: recorded nothing, rules say \{"action":/);
  });

  it('finds a seat that was told too much', () => {
    const told = ({ part }: HouseEvent): Parts => ({ ...seen(part), seat2: part });
    const verdict = verified(forged(1, (event) => ({ parts: told(event) })));
    expect(words(verdict)).toMatch(/^events\[1\]\.seat2: recorded \{.*, rules say nothing$/);
  });

  it('finds a seat that was told something else', () => {
    const told = ({ part }: HouseEvent): Parts => ({
      ...seen(part),
      seat1: withFact(part, 0, { card: 9 }),
    });
    const verdict = verified(forged(1, (event) => ({ parts: told(event) })));
    expect(words(verdict)).toBe('events[1].seat1.facts[0].card: recorded 9, rules say 2');
  });

  it('finds a sealed line that nobody should have, though it is withheld', () => {
    const told = ({ part }: HouseEvent): Parts => ({ ...seen(part), seat2: part });
    const lie = forged(1, (event) => ({ parts: told(event) }));
    const verdict = verified(lie, diceAndHands, (audience) => audience !== 'seat2');
    expect(words(verdict)).toBe('events[1].seat2: recorded "a withheld line", rules say nothing');
  });
});

describe('Verification with rules that have changed', () => {
  it('finds facts that fold into another state than they were decided in', () => {
    const lossy: Refolder<Table> = {
      ...diceAndHands,
      evolve: (table, event) =>
        event.seq === 3 ? { ...table, turn: 'seat2' } : diceAndHands.evolve(table, event),
    };
    expect(words(verified(play(TURNS), lossy))).toBe(
      'state after events[3].points.seat1: recorded 0, rules say 1',
    );
  });

  it('finds rules that hide what they once showed', () => {
    const shy: Refolder<Table> = {
      ...diceAndHands,
      see: (part, audience) =>
        audience === 'public'
          ? { action: see(part, audience).action, facts: [] }
          : see(part, audience),
    };
    expect(verified(play(TURNS), shy)).toMatchObject({
      verdict: 'DIVERGED',
      seq: 0,
      difference: { kind: 'seen-otherwise', path: 'events[0].public.facts[0]' },
    });
  });
});

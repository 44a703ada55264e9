import { describe, expect, it } from 'vitest';
import { marketWords } from './market-words.spec-kit.js';
import { runScenarios } from './run-scenarios.js';

const problems = (text: string): readonly string[] =>
  runScenarios(`scenario: Something\n${text}`, marketWords)[0]?.problems ?? [];

describe('scenarios of many seats', () => {
  it('know the judge, who is no seat', () => {
    expect(
      problems(`
given: { seats: 3, waiting for: naming the first of south, options: { judge: true } }
when: [judge names west, west takes six of spring]
then:
  - facts: [{ draft-begins: { seat: west } }, { drafted: { seat: west, split: 6 spring } }]
  - west: { hand: 6 }
  - spring: 0
  - waiting for: draft of north`),
    ).toEqual([]);
  });

  it('say what chance picks, counted from one', () => {
    expect(
      problems(`
given: { seats: 3, waiting for: naming the first of south, options: { judge: true } }
when:
  - { do: judge leaves it to chance, chance: [pick 3] }
then: { waiting for: draft of north }`),
    ).toEqual([]);
  });

  it('refuse what a seat has that does not sit there', () => {
    const given = 'given: { seats: 3, waiting for: auction of south, east: { coins: 2 } }';
    expect(problems(`${given}\nthen: []`)).toEqual([
      "'east' does not sit at this table: it has 3 seats, and 'seats' says how many",
    ]);
  });

  it('let a seat leave, and the others go on', () => {
    expect(
      problems(`
given: { seats: 3, waiting for: auction of south, north: { coins: 2 } }
when: [north leaves the game, west bids 4]
then: { waiting for: bid of south }`),
    ).toEqual([]);
  });

  it('wait for several at once, and see a bid only when all are in', () => {
    const given = 'given: { seats: 3, waiting for: auction of south, north: { coins: 2 } }';
    expect(
      problems(`${given}
when: [west bids 4, south bids 1]
then:
  - waiting for: bid of north
  - offered to north: 0 to 2
  - no facts: bids-shown
  - everybody sees: { west: { coins: 9 } }`),
    ).toEqual([]);
    expect(
      problems(`${given}
when: [west bids 4, south bids 1, north bids 2]
then:
  - facts: [{ bids-shown: { bids: [1, 4, 2] } }, { sold: { seat: west } }]
  - west: { coins: 5, prizes: [friend] }
  - waiting for: [bid of south, bid of west, bid of north]`),
    ).toEqual([]);
    expect(problems(`${given}\nwhen: [north bids 3]\nthen: refused because TOY-2`)).toEqual([]);
  });

  it('give the outcome by places', () => {
    expect(
      problems(`
given:
  seats: 4
  waiting for: auction of south
  spring: 0
  summer: 0
  autumn: 0
  west: { prizes: 2 }
  north: { prizes: 1 }
  east: { prizes: 1 }
then: { outcome: 'west, north and east, south by sold-out' }`),
    ).toEqual([]);
  });
});

import { SCENARIO_GAMES, type ScenarioGameName } from '@scoresheet/games-catalog';
import { runScenarios } from '@scoresheet/rules-testing';
import { describe, expect, it } from 'vitest';

function told(game: ScenarioGameName, given: string, line: string): string {
  const text = `scenario: An attempt\ngiven: ${given}\nwhen: [${line}]\nthen: refused because X-1`;
  return runScenarios(text, SCENARIO_GAMES[game])[0]?.problems[0] ?? 'refused because X-1';
}

describe('An attempt is what the words say, and nothing else', () => {
  it('names the target as the card itself calls it', () => {
    const [result] = runScenarios(
      `scenario: A word for a target that no other card has
cards:
  - { code: my-1, name: Odd One, type: event, force: power, rarity: common, cost: 0,
      abilities: [{ timing: event,
        choose: [{ name: oddity, from: { side: theirs, type: hero }, min: 1, max: 1 }],
        does: [{ verb: damage, to: oddity, amount: 1 }] }] }
given:
  waiting for: activate of south
  south: { hand: [Odd One], altar 1: Doorstep Ogre }
  north: { altar 1: Lantern Clerk }
when:
  - south plays Odd One at Doorstep Ogre
  - refused: A-FUZ-63
  - do: south plays Odd One at Lantern Clerk
    offered: [plays Odd One at Lantern Clerk, ends the phase]
then: { north: { altar 1: { card: Lantern Clerk, damage: 1 } } }`,
      SCENARIO_GAMES.fuzzycards,
    );
    expect(result?.problems).toEqual([]);
  });

  it('is a slip where the card chooses nothing: its rule would seem to forbid the target', () => {
    const given = `{ waiting for: activate of south, north: { altar 1: Lantern Clerk },
      south: { hand: [Doorstep Ogre] } }`;
    expect(told('fuzzycards', given, 'south plays Doorstep Ogre at Lantern Clerk')).toMatch(
      /Doorstep Ogre chooses nothing of the kind/,
    );
  });

  it('is told apart where one name means cards that different rules forbid', () => {
    const given = `{ waiting for: validate of south,
      south: { altar 1: Doorstep Ogre, altar 2: Lantern Clerk },
      north: { vault 1: Lantern Clerk, altar 1: Doorstep Ogre } }`;
    expect(told('fuzzycards', given, 'south attacks Lantern Clerk with Doorstep Ogre')).toMatch(
      /may mean 2 things, forbidden by R-FUZ-46 and R-FUZ-\d+: .* say where they lie/,
    );
    const vault = "south attacks north's vault 1 with Doorstep Ogre";
    expect(told('fuzzycards', given, vault)).toMatch(/^refused because R-FUZ-35/);
    const own = "south attacks Lantern Clerk (south's altar 2) with Doorstep Ogre";
    expect(told('fuzzycards', given, own)).toMatch(/^refused because R-FUZ-46/);
  });

  it('is made with a card of the hand where such a thing begins there', () => {
    const given = `{ waiting for: main phase of south,
      south: { hand: [Sparring Partner], left: [Sparring Partner], life: 10 } }`;
    expect(told('buddyfight', given, 'south Buddy Calls Sparring Partner to the left')).toMatch(
      /^refused because A-BFT-34/,
    );
  });
});

describe('What is offered is said', () => {
  it('by number where any card will do', () => {
    const passed = (game: ScenarioGameName, text: string): readonly string[] =>
      runScenarios(text, SCENARIO_GAMES[game])[0]?.problems ?? ['none'];
    expect(
      passed(
        'fuzzycards',
        `scenario: Nine cards
given: { waiting for: exodus of south, south: { hand: [Hot Potato, Doorstep Ogre, 7 more] } }
when: [south discards 2 cards]
then: { south: { discard: 2 } }`,
      ),
    ).toEqual([]);
  });
});

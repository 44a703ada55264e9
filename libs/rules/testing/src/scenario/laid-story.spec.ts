import { describe, expect, it } from 'vitest';
import { readScenarios } from './document.js';
import { emberWords } from './ember-words.spec-kit.js';
import { laidStory } from './laid-story.js';

const story = (body: string) => {
  const [scenario] = readScenarios(`scenario: Something\n${body}`);
  if (!scenario || 'problem' in scenario) throw new Error('the scenario cannot be read');
  return laidStory(scenario, emberWords);
};

const GIVEN = `
given:
  waiting for: main phase of south
  south: { hand: [spark], field: [plain] }
  north: { field: [drummer] }
`;

describe('The tables of a scenario', () => {
  it('are the one as given, and the one after each line', () => {
    const laid = story(
      `${GIVEN}when: [south plays spark, south chooses drummer]\nthen: { waiting for: main phase of south }`,
    );
    if (!laid || 'problem' in laid) throw new Error('no table was laid');
    const burnt = laid.tables.map(({ cards }) =>
      Object.values(cards).reduce((sum, { marks }) => sum + (marks['burnt'] ?? 0), 0),
    );
    expect(burnt).toEqual([0, 0, 1]);
    expect(laid.seats).toEqual(['south', 'north']);
  });

  it('are there as well where the scenario expects something else', () => {
    const laid = story(`${GIVEN}when: [south plays spark]\nthen: { north: { life: 99 } }`);
    expect(laid && 'tables' in laid && laid.tables.length).toBe(2);
  });

  it('cannot be laid where it makes no sense, and it says why', () => {
    const laid = story('given: { waiting for: tea of south }\nwhen: []\nthen: { over: no }');
    expect(laid).toEqual({ problem: expect.stringContaining('a situation is') });
  });

  it('are none in a scenario that begins before the game', () => {
    expect(story('given: { lobby: chess club }\nthen: { over: no }')).toBeUndefined();
  });
});

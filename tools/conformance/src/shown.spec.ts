import { describe, expect, it } from 'vitest';
import { citationProblems, meet, type Explanations, type Shown } from './shown.js';

const SPEC = 'libs/games/chess/src/clock.spec.ts';
const sections = [
  { title: 'Moves', rules: [{ id: 'R-CHS-01', says: 'White begins.', grade: 'certain' as const }] },
];
const shows = (...rules: string[]): Shown => ({
  file: 'moves',
  title: 'T',
  rules,
  passed: true,
  saysOffers: true,
});

function problems(scenarios: readonly Shown[], explanations: Explanations): readonly string[] {
  const met = meet(sections, scenarios, explanations);
  const specText = (path: string) => (path === SPEC ? "it('R-CHS-010')" : undefined);
  return citationProblems(met, { scenarios, explanations }, specText);
}

describe('Citations', () => {
  it('fit where a rule has a scenario or an explanation', () => {
    expect(problems([shows('R-CHS-01')], {})).toEqual([]);
    expect(problems([], { 'R-CHS-01': { kind: 'set-information', says: 'A name.' } })).toEqual([]);
  });

  it('are refused for a rule that nobody wrote down', () => {
    expect(problems([shows('R-CHS-01', 'A-CHS-09')], {})).toEqual([
      "A-CHS-09 of 'T' stands in no rules file",
    ]);
  });

  it('are missed where a rule has neither', () => {
    expect(problems([], {})).toEqual(['R-CHS-01 has neither a scenario nor an explanation']);
  });

  it('make an explanation stale as soon as a scenario shows the rule', () => {
    const explanations = { 'R-CHS-01': { kind: 'not-shown-yet', says: 'Soon.' } } as const;
    expect(problems([shows('R-CHS-01')], explanations)).toEqual([
      'R-CHS-01 has a scenario: its explanation is stale, take it out',
    ]);
  });

  it('let a row say beside its scenarios what of it is met otherwise, but not instead of them', () => {
    const explanations = { 'R-CHS-01': { kind: 'differs', says: 'By a click.' } } as const;
    expect(problems([shows('R-CHS-01')], explanations)).toEqual([]);
    expect(problems([], explanations)).toEqual([
      'R-CHS-01 has neither a scenario nor an explanation',
    ]);
  });

  it('want one scenario of each rule to say all that is offered', () => {
    const silent = { ...shows('R-CHS-01'), saysOffers: false };
    expect(problems([silent], {})).toEqual([
      'R-CHS-01 has no scenario that says all that is offered',
    ]);
    expect(problems([silent, shows('R-CHS-01')], {})).toEqual([]);
  });

  it('of a spec count only where the spec names exactly that rule', () => {
    const explanations = { 'R-CHS-01': { kind: 'spec', says: 'Timed.', spec: SPEC } } as const;
    expect(problems([], explanations)).toEqual([
      `R-CHS-01 is explained by ${SPEC}, which does not name it`,
    ]);
  });
});

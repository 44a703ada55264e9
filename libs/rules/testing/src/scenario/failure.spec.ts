import { expect, it } from 'vitest';
import { emberWords } from './ember-words.spec-kit.js';
import type { ScenarioFailure } from './failure.js';
import { runScenarios } from './run-scenarios.js';

const GIVEN = `
given:
  waiting for: main phase of south
  south: { hand: [spark, plain], field: [{ card: plain, as: first }] }
  north: { field: [drummer] }
when: [south plays spark, south chooses drummer]
`;

const failureOf = (then: string): ScenarioFailure | undefined =>
  runScenarios(`scenario: Something\n${GIVEN}${then}`, emberWords)[0]?.failure;

it('A failed scenario shows the table and which of its facts came', () => {
  const failure = failureOf(`then:
  - facts: [entered, { burnt: { amount: 9 } }]
  - no facts: burnt
`);
  expect(failure?.table.seats).toHaveLength(2);
  const told = failure?.facts.flatMap(({ fact, is }) =>
    fact.kind === 'happened' ? [[fact.what, is]] : [],
  );
  expect(told).toContainEqual(['entered', 'expected']);
  expect(told).toContainEqual(['burnt', 'unwanted']);
  expect(failure?.missingFacts).toEqual(['{"burnt":{"amount":9}}']);
});

it('A failed scenario shows what was offered instead', () => {
  const failure = failureOf('then: { waiting for: nobody }');
  const [offered] = failure?.offered ?? [];
  expect(offered?.seat).toBe('south');
  expect(offered?.says).toContain('ends the turn');
});

it('What is not offered is told with the reason of the rules', () => {
  const text = `scenario: Something\n${GIVEN}then: { offered to south: [strikes with drummer] }`;
  const [result] = runScenarios(text, emberWords);
  expect(result?.problems[0]).toMatch(/^not offered to south: strikes with drummer \(TOY-\d+: /);
});

it('A scenario that passes, or lays no table, has nothing to show', () => {
  expect(failureOf('then: { waiting for: main phase of south }')).toBeUndefined();
  expect(runScenarios('scenario: Nothing', emberWords)[0]?.failure).toBeUndefined();
});

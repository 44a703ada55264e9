import { describe, expect, it } from 'vitest';
import { emberWords } from './ember-words.spec-kit.js';
import { runScenarios, type ScenarioResult } from './run-scenarios.js';

const GIVEN = `scenario: A story
given:
  waiting for: main phase of south
  south: { hand: [spark, miser, plain] }
  north: { hand: 3, field: [plain, drummer] }
`;

const results = (body: string): readonly ScenarioResult[] =>
  runScenarios(`${GIVEN}${body}`, emberWords);

/** Each problem of the only scenario, behind its line. */
function told(body: string): readonly string[] {
  const [{ problems, lines = [] } = { problems: ['no scenario'] }] = results(body);
  return problems.map((problem, index) => `${lines[index]}: ${problem}`);
}

describe('A story', () => {
  it('goes on after what is refused and what is looked at', () => {
    expect(
      told(`when:
  - north plays plain
  - refused: TOY-1
  - check: { waiting for: main phase of south }
  - south plays spark
  - check:
      - waiting for: target of south
      - offered to south: [chooses plain, chooses drummer]
  - { do: south plays plain, refused: [TOY-2, TOY-9] }
  - south chooses drummer
then: { north: { field: [plain, { card: drummer, burnt: 1 }] } }`),
    ).toEqual([]);
  });

  it('needs no end where something is looked at before', () => {
    expect(told('when: [south plays spark, { check: { waiting for: target of south } }]')).toEqual(
      [],
    );
    expect(told('when: [south plays spark]')[0]).toContain("'then' says what is expected");
  });

  it('has said of a refusal what it is, wherever it looks at it', () => {
    expect(
      told(`when:
  - north plays plain
  - check: refused because TOY-1
  - check: { waiting for: main phase of south }
then: { waiting for: main phase of south }`),
    ).toEqual([]);
  });

  it('tells every line that is otherwise, and goes on where it can', () => {
    expect(
      told(`when:
  - north plays plain
  - refused: [TOY-8, TOY-9]
  - check: { turn: 4 }
  - south plays spark
then:
  - north: { hand: 3, life: 4 }`),
    ).toEqual([
      "7: 'north plays plain' is refused because TOY-1 (You are not asked this.), " +
        'expected TOY-8 or TOY-9',
      "9: the table's turn: is 1, expected 4",
      "12: north's life: is 5, expected 4",
    ]);
  });

  it('ends where a line is accepted that had to be refused, or refused without a word', () => {
    expect(
      told('when:\n  - south plays plain\n  - refused: TOY-1\n  - south sings\nthen: []'),
    ).toEqual(["7: 'south plays plain' is accepted, expected to be refused because TOY-1"]);
    expect(
      told('when:\n  - north plays plain\n  - check: { turn: 1 }\n  - south sings\nthen: []'),
    ).toEqual(["7: 'north plays plain' is refused because TOY-1: You are not asked this."]);
  });

  it.each([
    ['a refusal of nothing', 'when:\n  - refused: TOY-1', /^7: 'refused' stands below the line/],
    [
      'a line that is refused twice',
      'when:\n  - north plays plain\n  - refused: TOY-1\n  - refused: TOY-2',
      /^9: 'refused' stands below/,
    ],
    [
      'a sentence instead of a rule',
      'when:\n  - refused: north plays plain',
      /^7: a refusal names a rule such as R-FUZ-54, .*not 'north plays plain'/,
    ],
    [
      'a word of a line',
      'when:\n  - { chek: { turn: 1 } }',
      /^7: a line of 'when' is .*not 'chek'; did you mean 'check'/,
    ],
    ['a seat', 'when:\n  - soth plays spark\nthen: []', /^7: .*did you mean 'south'/],
    ['a card', 'when:\n  - south plays sparc\nthen: []', /^7: .*did you mean 'spark'/],
    ['what is looked at', 'when:\n  - check: { north: { lif: 1 } }', /^7: .*did you mean 'life'/],
  ])('tells %s with its line', (_, body, says) => {
    expect(told(body)[0]).toMatch(says);
  });

  it('tells a slip in what is given with its line', () => {
    const [result] = runScenarios(
      'scenario: A\ngiven:\n  waiting for: main phase of south\n  south:\n    life: 3\n    hand:\n' +
        '      - plain\n      - sparc\nthen: []',
      emberWords,
    );
    expect(result).toMatchObject({ line: 1, lines: [8] });
    expect(result?.problems[0]).toMatch(/no card is called 'sparc'; did you mean 'spark'/);
  });
});

describe('What is done several times', () => {
  const PASSING = `given: { waiting for: main phase of south, south: { hand: 0 }, north: { hand: 0 } }`;

  it('is said once', () => {
    const hand = GIVEN.replace('[spark, miser, plain]', '3');
    const text = `${hand}when: [south plays plain 3 times]\nthen: { south: { field: 3 } }`;
    expect(runScenarios(text, emberWords)[0]?.problems).toEqual([]);
  });

  it('is told where it is refused on the way', () => {
    const text = `scenario: A\n${PASSING}\nwhen:\n  - south ends the turn 2 times\nthen: []`;
    const [result] = runScenarios(text, emberWords);
    expect(result?.problems[0]).toMatch(/'south ends the turn 2 times' is refused after 1 of them/);
    expect(result?.lines).toEqual([4]);
  });
});

describe('Variants', () => {
  const VARIANTS = `when: [south plays spark]
then: { waiting for: target of south }
variants:
  - variant: the one
    when: [south chooses drummer]
    then: { north: { field: [plain, { card: drummer, burnt: 1 }] } }
  - variant: the other, of a stronger hand
    rules: [TOY-7]
    given: { north: { life: 3 } }
    when: [south chooses plain]
    then: { north: { field: [{ card: plain, burnt: 1 }, drummer], life: 5 } }
`;

  it('share a beginning and are scenarios of their own', () => {
    expect(results(VARIANTS)).toMatchObject([
      { title: 'A story: the one', line: 9, passed: true, rules: [] },
      {
        title: 'A story: the other, of a stronger hand',
        line: 12,
        passed: false,
        rules: ['TOY-7'],
        problems: ["north's life: is 3, expected 5"],
        lines: [16],
      },
    ]);
  });

  it('are looked at where they part', () => {
    const wrong = VARIANTS.replace('target of south', 'nobody');
    expect(results(wrong).map(({ problems }) => problems[0])).toEqual(
      Array(2).fill('waiting for target of south, expected nobody'),
    );
  });

  it('say what is missing or misspelt', () => {
    expect(told('variants: [{ when: [south sings], then: [] }]')[0]).toContain("'variant' says");
    expect(told('variants: [{ variant: a, wen: [], then: [] }]')[0]).toContain("mean 'when'");
    expect(told('variants: [{ variant: a, when: [south plays spark] }]')[0]).toContain("'then'");
  });
});

describe('Play goes on by itself', () => {
  it('until a phase begins', () => {
    expect(told('when: [until main phase of north]\nthen: { turn player: north }')).toEqual([]);
    const twice =
      'when: [until main phase, until main phase]\nthen: { turn player: south, turn: 3 }';
    expect(told(twice)).toEqual([]);
  });

  it('but nobody is made to choose on the way', () => {
    const target = told('when:\n  - south plays spark\n  - until main phase of north\nthen: []');
    expect(target).toEqual([
      "8: 'until main phase of north': south has to choose before that, in a line of its own: " +
        'chooses plain, chooses drummer',
    ]);
  });

  it('on to the end, where it does not matter what is chosen', () => {
    expect(
      told(`when: [south plays spark, goes on to the end]
then: { waiting for: nobody }`),
    ).toEqual([]);
  });

  it.each([
    ['until mian phase', /no phase is called 'mian phase'; did you mean 'main phase'/],
    ['until main phase of soth', /no seat is called 'soth'; did you mean 'south'/],
    ['all pass', /nobody who is asked may pass; waiting for main phase of south/],
  ])('or says why it cannot: %s', (line, says) => {
    expect(told(`when: [${line}]\nthen: []`)[0]).toMatch(says);
  });
});

describe('A number is no name', () => {
  it.each([
    ['given: { south: { hand: [25E4] } }', /YAML reads 25E4 as the number 250000: a name goes in/],
    ['given: { south: { hand: [{ card: 25 }] } }', /a card is called by its name, not 25/],
    ['given: { south: { hand: [null] } }', /a card is called by its name, not null/],
    ['given: { south: { hand: 0x10 } }', /YAML reads 0x10 as the number 16/],
    ['given: { south: { hand: [250000 x plain] } }', /no place holds 250000 cards: 1000 at the/],
    ['given: { south: { hand: 250000 } }', /no place holds 250000 cards/],
  ])('%s', (given, says) => {
    const text = `scenario: A\n${given.replace('{', '{ waiting for: main phase of south,')}\nthen: []`;
    const [result] = runScenarios(text, emberWords);
    expect(result?.problems[0]).toMatch(says);
    expect(result?.lines).toEqual([2]);
  });
});

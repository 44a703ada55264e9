import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { emberWords } from './ember-words.spec-kit.js';
import { runScenarios } from './run-scenarios.js';

const run = (text: string) => runScenarios(text, emberWords);

/** The problems of one scenario whose title and rules do not matter. */
const problems = (body: string): readonly string[] =>
  run(`scenario: Something\n${body}`)[0]?.problems ?? ['no scenario'];

const GIVEN = `
given:
  waiting for: main phase of south
  south: { hand: [spark, miser, plain], field: [{ card: plain, as: first, burnt: 1 }] }
  north: { hand: 3, deck: [bell, gong, 2 more], field: [plain, drummer] }
`;

describe('a scenario', () => {
  it('that is right passes, and says which rules it proves, and where it stands', () => {
    const text = `# What sparks do.
scenario: A spark burns the one that it is shown
rules: [TOY-7]
${GIVEN}
when:
  - south plays spark
  - south chooses drummer
then:
  - facts: [entered, { burnt: { card: drummer, amount: 1 } }]
  - no facts: struck
  - north: { field: [plain, { card: drummer, burnt: 1 }], life: 5, hand: 3 }
  - waiting for: main phase of south
---
scenario: The second one
given: { waiting for: main phase of north }
then: { offered to south: nothing }
`;
    expect(run(text)).toEqual([
      {
        title: 'A spark burns the one that it is shown',
        rules: ['TOY-7'],
        line: 2,
        passed: true,
        saysOffers: false,
        problems: [],
        warnings: [],
      },
      {
        title: 'The second one',
        rules: [],
        line: 19,
        passed: true,
        saysOffers: true,
        problems: [],
        warnings: [],
      },
    ]);
  });

  it('says what is otherwise, in its own words', () => {
    expect(
      problems(`${GIVEN}
when: [south plays spark, south chooses drummer]
then:
  - north: { field: [plain, { card: drummer, burnt: 2 }], life: 4, hand: 2 }
  - south: { field: [spark, plain, plain] }
  - waiting for: main phase of north
  - facts: [{ burnt: { card: plain } }]
  - no facts: [entered]
  - outcome: north wins by life-lost
`),
    ).toEqual([
      "north's field: drummer has burnt 1, expected 2",
      "north's life: is 5, expected 4",
      "north's hand: holds 3 cards, expected 2",
      "south's field: holds first, spark; expected spark, plain, plain",
      'waiting for main phase of south, expected main phase of north',
      'no fact {"burnt":{"card":"plain"}}; there are: moved, entered, marked, burnt',
      'there is a fact entered',
      "the outcome is 'none', expected 'north wins by life-lost'",
    ]);
  });

  it('may say all that is offered before a line is answered', () => {
    const chooses = (offered: string) =>
      problems(`${GIVEN}
when:
  - south plays spark
  - { do: south chooses drummer, offered: ${offered} }
then: []`);
    expect(chooses('[chooses drummer, chooses plain]')).toEqual([]);
    expect(chooses('chooses drummer')).toEqual([
      "before 'south chooses drummer' offered to south as well: chooses plain",
    ]);
    expect(problems(`${GIVEN}\nwhen: { do: south passes, maybe: 1 }\nthen: []`)[0]).toContain(
      "a line of 'when' is a sentence",
    );
  });

  it('is a problem of its own where it is no scenario', () => {
    expect(run('scenario: A\nthen: []\nthen: []')[0]?.problems[0]).toContain('keys must be unique');
    expect(run('- just\n- a list')[0]?.problems).toEqual([
      'a scenario is a list of words and what they mean',
    ]);
    expect(run('scenario: A\nwhy: not\nthen: []')[0]?.problems[0]).toContain("is called 'why'");
    expect(run('scenario: A')[0]?.problems[0]).toContain("'then' says what is expected");
    expect(run('')[0]?.passed).toBe(false);
  });
});

describe('what a seat does', () => {
  it('may be refused, by the rule that the scenario names', () => {
    const refused = (rule: string) =>
      problems(`${GIVEN}\nwhen: [north plays plain]\nthen: refused because ${rule}`);
    expect(refused('TOY-1')).toEqual([]);
    expect(refused('TOY-2')).toEqual([
      'refused because TOY-1 (You are not asked this.), expected TOY-2',
    ]);
  });

  it('is told why it is refused', () => {
    const silent = { ...emberWords.rules, refuse: () => ({ rule: 'TOY-1', says: '' }) };
    const text = `scenario: A\n${GIVEN}\nwhen: [north plays plain]\nthen: refused because TOY-1`;
    expect(runScenarios(text, { ...emberWords, rules: silent })[0]?.problems).toEqual([
      'refused because TOY-1, and nobody is told why',
    ]);
  });

  it('is expected to be accepted where nothing else is said', () => {
    const surprise = problems(`${GIVEN}\nwhen: [north ends the turn]\nthen: { turn: 1 }`);
    expect(surprise).toEqual([
      "'north ends the turn' is refused because TOY-1: You are not asked this.",
    ]);
    const first = problems(`${GIVEN}\nwhen: [north ends the turn, south ends the turn]\nthen: []`);
    expect(first[0]).toContain("'north ends the turn' is refused because TOY-1");
    const accepted = problems(`${GIVEN}\nwhen: [south ends the turn]\nthen: refused because TOY-1`);
    expect(accepted).toEqual(['accepted, expected to be refused because TOY-1']);
  });

  it('is never refused for a slip of the pen', () => {
    const slip = problems(`${GIVEN}\nwhen: [south plays sprak]\nthen: refused because TOY-2`);
    expect(slip[0]).toContain("'south plays sprak'".slice(7, -1));
    expect(problems(`${GIVEN}\nwhen: [south sings]\nthen: []`)[0]).toContain(
      "players say: 'plays {card}'",
    );
    expect(problems(`${GIVEN}\nwhen: [west ends the turn]\nthen: []`)[0]).toContain(
      "a seat's name",
    );
  });

  it('names a card by its name, a label, or where it lies', () => {
    const strikes = (card: string) =>
      problems(`${GIVEN}\nwhen: [south strikes with ${card}]\nthen: { north: { life: 4 } }`);
    expect(strikes('first')).toEqual([]);
    expect(strikes("south's field")).toEqual([]);
    expect(strikes('plain')).toEqual([]);
  });

  it('is said in any case, of cards by number', () => {
    const gift = (words: string) =>
      problems(`${GIVEN}
when: [south Plays miser, 'south ${words}']
then: { south: { discard: 1, hand: [1 x plain] } }`);
    expect(gift('gives away one card')).toEqual([]);
    expect(gift('Gives Away spark')).toEqual([]);
  });

  it('must say which card it means where two are not alike', () => {
    const text = (card: string) => `
given:
  waiting for: main phase of south
  south: { field: [plain, { card: plain, burnt: 1, as: hot }] }
when: [south strikes with ${card}]
then: { south: { field: [plain, { card: plain, has struck: 1 }] } }
`;
    expect(problems(text('plain'))[0]).toContain('may mean 2 things');
    expect(problems(text('hot'))).toEqual([]);
  });

  it('may name several cards, or nothing', () => {
    const gift = (cards: string) =>
      problems(`${GIVEN}
when: [south plays miser, 'south gives away ${cards}']
then: { south: { discard: [${cards}], hand: 1 } }`);
    expect(gift('spark')).toEqual([]);
    expect(gift('spark, plain')[0]).toContain('refused because TOY-2');
  });
});

describe('what chance says', () => {
  const setup = (chance: string, then: string) =>
    problems(`
given: { decks: { south: [spark, bell, gong, imp, flare], north: imps } }
chance: ${chance}
then: ${then}`);

  it('names the cards that come to lie on top', () => {
    expect(
      setup(
        '[{ comes as: [imp, gong, spark, flare] }, deck stays as it lies]',
        '{ south: { hand: [flare, spark, gong, imp], deck: [bell] }, north: { deck: [imp] } }',
      ),
    ).toEqual([]);
    expect(
      setup('["deck comes as [imp, gong]", deck stays as it lies]', '{ south: { deck: 1 } }'),
    ).toEqual([]);
  });

  it('may be anything where the scenario does not care', () => {
    expect(setup('any', '{ south: { hand: 4 } }')).toEqual([]);
  });

  it('must be said where it is asked, and asked where it is said', () => {
    expect(setup('[deck stays as it lies]', '[]')[0]).toBe(
      'chance was asked for a shuffle of 5 at deck@2, and the scenario does not say what comes: ' +
        'add chance: [deck stays as it lies] to it or to the line, ' +
        'or chance: any where it does not matter',
    );
    expect(setup('[deck stays as it lies, deck stays as it lies, die 4]', '[]')).toEqual([
      'chance was not asked for ["die 4"]',
    ]);
    expect(setup('[{ comes as: [wasp] }]', '[]')[0]).toContain("no 'wasp' (left) at deck@1");
    expect(setup('[die 4]', '[]')[0]).toContain('a shuffle is said like');
  });
});

describe('what is offered', () => {
  it('is the complete list, each copy of a card said once', () => {
    expect(
      problems(`${GIVEN}
then:
  - offered to south: [plays spark, plays miser, plays plain, strikes with first, ends the turn]
  - offered to north: nothing`),
    ).toEqual([]);
  });

  it('lists what is missing and what is too much', () => {
    expect(
      problems(`
given: { waiting for: main phase of south, south: { hand: [spark, spark] } }
then: { offered to south: [plays spark, plays bell] }`),
    ).toEqual(['not offered to south: plays bell', 'offered to south as well: ends the turn']);
  });
});

describe('what a seat sees', () => {
  const sees = (sight: string) => problems(`${GIVEN}\nthen: { ${sight} }`);

  it('is its own hand, and the number of the other', () => {
    expect(
      sees(
        'south sees: { south: { hand: [spark, plain, miser], deck: 6 cards }, north: { hand: 3 cards } }',
      ),
    ).toEqual([]);
    expect(sees('everybody sees: { north: { field: [plain, drummer], life: 5 } }')).toEqual([]);
  });

  it('is named where it is more or less than that', () => {
    expect(sees('north sees: { south: { hand: [spark, plain, miser] } }')[0]).toContain(
      'and no faces',
    );
    expect(sees('south sees: { south: { hand: 3 cards } }')[0]).toContain(
      'expected their number only',
    );
    expect(sees('south sees: { north: { hand: 4 cards } }')[0]).toContain(
      'shows 3 cards, expected 4',
    );
    expect(sees('south sees: { north: { life: 4 } }')[0]).toContain('5 is shown, expected 4');
  });
});

describe('words that nobody knows', () => {
  it.each([
    ['{ waiting for: tea of south }', "not 'tea of south'"],
    ['{ waiting for: main phase of south, south: { purse: 3 } }', "'purse' is neither a place nor"],
    ['{ waiting for: main phase of south, south: { field: [ape] } }', "no card is called 'ape'"],
    [
      '{ waiting for: main phase of south, south: { field: [{ card: plain, wet: 1 }] } }',
      "'wet' is nothing",
    ],
    ['{ waiting for: main phase of south, south: { life: lots } }', 'a counter is a whole number'],
    ['{ south: { life: 3 } }', "'given' says what the rules are 'waiting for'"],
    ['{ decks: { west: imps } }', "no seat is called 'west'"],
  ])('%s', (given, message) => {
    expect(problems(`given: ${given}\nthen: []`)[0]).toContain(message);
  });

  it.each([
    ['all is well', "'then' knows no 'all is well'"],
    ['{ south: { left: { card: plain, wet: 1 } } }', "'wet' is nothing"],
    ['{ offered to west: nothing }', "no seat is called 'west'"],
    ['{ bliss: 3 }', "'bliss' is neither a place nor"],
  ])('then: %s', (then, message) => {
    const given = 'given: { waiting for: main phase of south, south: { left: plain } }';
    expect(problems(`${given}\nthen: ${then}`)[0]).toContain(message);
  });
});

describe('the page that explains scenarios', () => {
  it('shows one that passes', () => {
    const page = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    const [, example = ''] = /```yaml\n([^`]*)```/.exec(page) ?? [];
    expect(run(example)).toMatchObject([{ problems: [], rules: ['R-EMB-12', 'A-EMB-03'] }]);
  });
});

/**
 * The JSON Schema by which editors complete and underline the scenarios of a game: its seats, places,
 * counters, situations and options. Whether cards and phrases exist is told by the runner.
 */
import { placesOf } from './names.js';
import type { ScenarioGame } from './scenario-game.js';

interface Schema {
  readonly [word: string]: unknown;
}

const text = (description: string): Schema => ({ type: 'string', description });

const listOf = (items: Schema, description: string): Schema => ({
  description,
  anyOf: [{ type: 'array', items }, items],
});

const CHANCE: Schema = {
  description:
    'What chance says, in the order in which it is asked (deck comes as [A, B], deck stays as it ' +
    'lies, die 4, pick 2), or any where it does not matter.',
};

export function scenarioSchema(game: ScenarioGame): object {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: `A scenario of ${game.rules.id}`,
    anyOf: ['then', 'when', 'variants'].map((part) => tableOf(['scenario', part], whole(game))),
    definitions: { given: givenOf(game), when: WHEN, then: THEN, chance: CHANCE },
  };
}

const tableOf = (required: readonly string[], properties: Schema): Schema => ({
  type: 'object',
  required,
  additionalProperties: false,
  properties,
});

const whole = (game: ScenarioGame): Schema => ({
  scenario: text('What is shown, in a sentence.'),
  game: { description: 'Whose rules they are.', enum: [game.rules.id.split('/')[0]] },
  cards: CARDS_OF_ITS_OWN,
  ...TOLD,
  series: {
    description: 'How many games decide: best of 3.',
    type: 'string',
    pattern: '^best of \\d+$',
  },
  games: {
    description: 'What happens in each game of a series, over what all of them share.',
    type: 'array',
    items: tableOf([], GAME_TOLD),
  },
  variants: {
    description: 'Ways to go on from what is said so far; each is a scenario of its own.',
    type: 'array',
    minItems: 1,
    items: {
      anyOf: ['then', 'when'].map((part) =>
        tableOf(['variant', part], { variant: text('How this one goes on.'), ...TOLD }),
      ),
    },
  },
});

const CARDS_OF_ITS_OWN: Schema = {
  description:
    'Trial cards beside those of the game: the name of a card file, from where this file lies, or ' +
    'what stands in one.',
  type: ['string', 'object', 'array'],
};

const RULE: Schema = { type: 'string', pattern: '^[A-Z]+(-[A-Z]{3}-)?\\d+[a-z]?$' };

/** What a game of a series may say. */
const GAME_TOLD: Schema = Object.fromEntries(
  ['given', 'when', 'then', 'chance'].map((part) => [part, { $ref: `#/definitions/${part}` }]),
);

/** What a scenario and each of its variants may say. */
const TOLD: Schema = {
  rules: listOf(RULE, 'The rows of the rules file that it proves.'),
  ...GAME_TOLD,
};

/** What no rule says has a code: `seat-held`. */
const REASON: Schema = {
  type: 'string',
  pattern: '^([A-Z]+(-[A-Z]{3}-)?\\d+[a-z]?|[a-z]+(-[a-z]+)+)$',
};

const REFUSED = listOf(REASON, 'Refused because of this rule, or of any of these.');

const THEN: Schema = {
  description:
    'What is so after that: places and counters by seat, south sees: {...}, waiting for: ..., ' +
    'offered to south: [...], facts: [...], no facts: [...], looks the same to south as: {...}, ' +
    'replays: EXACT, series: south wins 2 to 1, ' +
    'outcome: south wins by ..., or ' +
    'refused because and the rule.',
  type: ['array', 'object', 'string'],
};

const WHEN_LINE: Schema = {
  anyOf: [
    text(
      'A seat and what it says: south ends the turn. Or how play goes on: all pass, until and a ' +
        'phase, goes on to the end.',
    ),
    {
      type: 'object',
      required: ['do'],
      additionalProperties: false,
      properties: {
        do: text('A seat and what it says, or how play goes on.'),
        chance: CHANCE,
        offered: { description: 'All that the seat may answer at that moment, completely.' },
        refused: REFUSED,
      },
    },
    {
      type: 'object',
      required: ['refused'],
      additionalProperties: false,
      properties: { refused: REFUSED },
    },
    {
      type: 'object',
      required: ['check'],
      additionalProperties: false,
      properties: { check: THEN },
    },
  ],
};

const WHEN = listOf(WHEN_LINE, 'What is done, one line after another, and what is so between.');

function givenOf(game: ScenarioGame): Schema {
  const { rules, seats, situations } = game;
  const names = Object.keys(situations).join('|');
  const seat = partOf(game);
  return {
    description: 'The table before anything is done; what is usual fills in the rest.',
    type: 'object',
    properties: {
      'waiting for': {
        ...text('Where the rules are: a situation of a seat.'),
        pattern: `^(${names}) of (${seats.join('|')})$`,
      },
      options: optionsOf(game),
      lobby: { description: 'Before the game: decks are brought, seats are ready.', const: 'open' },
      seats: { type: 'integer', minimum: rules.minSeats, maximum: seats.length },
      decks: {
        description: "Decks by seat instead of all this: the game's own setup is played.",
        type: 'object',
        propertyNames: { enum: [...seats] },
      },
      ...wordsOf(game),
      ...Object.fromEntries(seats.map((name) => [name, seat])),
    },
    patternProperties: slotsOf(game),
    additionalProperties: false,
  };
}

const optionsOf = ({ rules }: ScenarioGame): Schema => ({
  description: 'How the match reads the holes in the rules; the default where it is silent.',
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(rules.options).map(([name, values]) => [
      name,
      rules.freeOptions?.[name] ? { type: 'string' } : { enum: [...values] },
    ]),
  ),
  additionalProperties: false,
});

/** What a seat has: cards by place, numbers by counter. */
const partOf = (game: ScenarioGame): Schema => ({
  description: 'Cards by place, numbers by counter.',
  type: 'object',
  properties: wordsOf(game),
  patternProperties: slotsOf(game),
  additionalProperties: false,
});

const CARDS = { description: 'Cards: a list, one, a number of them that nobody names, or empty.' };
const COUNTER = { description: 'A whole number.' };

function wordsOf(game: ScenarioGame): Schema {
  const counters = [...Object.keys(game.counters ?? {}), ...game.rules.openCounters];
  const given = [...Object.keys(game.usual ?? {}), ...Object.keys(game.usualTable ?? {})];
  return Object.fromEntries([
    ...[...counters, ...given].map((words) => [words, COUNTER] as const),
    ...placesOf(game).map((words) => [words, CARDS] as const),
  ]);
}

/** `field 4` besides the words of the game, and counters at 1: `south has redrawn`. */
const slotsOf = ({ rules }: ScenarioGame): Schema => ({
  '^\\S+ has .+$': {},
  [`^(${Object.keys(rules.zones).join('|')}) \\d+$`]: CARDS,
});

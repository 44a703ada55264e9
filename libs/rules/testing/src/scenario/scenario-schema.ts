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
    type: 'object',
    required: ['scenario', 'then'],
    additionalProperties: false,
    properties: {
      scenario: text('What is shown, in a sentence.'),
      rules: listOf(
        { type: 'string', pattern: '^[A-Z]+(-[A-Z]{3}-)?\\d+[a-z]?$' },
        'The rows of the rules file that it proves.',
      ),
      given: givenOf(game),
      when: listOf(WHEN_LINE, 'What the seats do, one line after another.'),
      then: THEN,
      chance: CHANCE,
    },
  };
}

const WHEN_LINE: Schema = {
  anyOf: [
    text('A seat and what it says: south ends the turn.'),
    {
      type: 'object',
      required: ['do'],
      additionalProperties: false,
      properties: {
        do: text('A seat and what it says.'),
        chance: CHANCE,
        offered: { description: 'All that the seat may answer at that moment, completely.' },
      },
    },
  ],
};

const THEN: Schema = {
  description:
    'What is so after that: places and counters by seat, south sees: {...}, waiting for: ..., ' +
    'offered to south: [...], facts: [...], no facts: [...], outcome: south wins by ..., or ' +
    'refused because and the rule.',
  type: ['array', 'object', 'string'],
};

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

import { GAMES, SCENARIO_GAMES } from '@scoresheet/games-catalog';
import { runScenarios, seededChance, type ScenarioMeans } from '@scoresheet/rules-testing';
import { describe, expect, it } from 'vitest';
import { openMatch } from './match-on-record.js';

const MEANS: ScenarioMeans = { games: SCENARIO_GAMES, openMatch };

function told(text: string, means = MEANS): readonly string[] {
  const [result] = runScenarios(text, undefined, means);
  const { problems = ['no scenario'], lines = [] } = result ?? {};
  return problems.map((problem, index) => `${lines[index]}: ${problem}`);
}

const WHOLE_MS = 60_000;

describe('A scenario on the record', () => {
  it.each(Object.keys(SCENARIO_GAMES))(
    'replays EXACT, from the decks to the end: %s',
    { timeout: WHOLE_MS },
    (game) => {
      const [one, other = one] = GAMES[game]?.readyDecks ?? [];
      const text = `scenario: A whole game
game: ${game}
given: { decks: { south: ${one?.name}, north: ${other?.name} } }
chance: any
when: [goes on to the end]
then: [{ replays: EXACT }, { waiting for: nobody }]`;
      expect(told(text)).toEqual([]);
    },
  );

  const SHORT = `scenario: A short game
game: fuzzycards
given: { decks: { south: Rush Hour, north: Rush Hour } }
chance: any
when:
  - north ends the phase
  - refused: R-FUZ-36
  - south goes first
  - until activate
then: { replays: EXACT }`;

  it('has what is refused and who leaves as any match has', () => {
    expect(told(SHORT)).toEqual([]);
    const [deck] = GAMES['friendomancy']?.readyDecks ?? [];
    const decks = ['south', 'north', 'east'].map((seat) => `${seat}: ${deck?.name}`).join(', ');
    expect(
      told(`scenario: One of three leaves
game: friendomancy
given: { seats: 3, decks: { ${decks} } }
chance: any
when: [north leaves the game]
then: { replays: EXACT }`),
    ).toEqual([]);
  });

  it('is told where the record does not come to the same table', () => {
    const elsewhere: ScenarioMeans = {
      ...MEANS,
      openMatch: (asked) => openMatch({ ...asked, chance: seededChance(7) }),
    };
    expect(told(SHORT.replace(/when:[^]*then/, 'then'), elsewhere)).toEqual([
      '5: on the record the game came to another table',
    ]);
  });

  it('begins with decks that may be played', () => {
    const nine = SHORT.replace('south: Rush Hour', 'south: [9 more]');
    const [short] = told(nine.replace(/when:[^]*then/, 'then'));
    expect(short).toMatch(/^5: south's deck is refused: A deck has 30 cards; this one has 9/);
    const laid = 'given: { waiting for: activate of south }';
    const [table] = told(`scenario: A\ngame: fuzzycards\n${laid}\nthen: { replays: EXACT }`);
    expect(table).toMatch(/^4: a record begins with the decks of the seats/);
    expect(told(SHORT.replace(/when:[^]*then/, 'then'), { games: SCENARIO_GAMES })[0]).toMatch(
      /not at hand here/,
    );
  });
});

describe('A lobby', () => {
  const LOBBY = `scenario: Before the game
game: fuzzycards
given: { lobby: open, decks: { north: [29 x Slow Snail Scholar] } }
chance: any
`;

  it('takes decks and refuses them, and the game begins when all are ready', () => {
    expect(
      told(`${LOBBY}when:
  - south brings Rush Hour
  - south brings Rush Hour
  - refused: already-seated
  - north brings the deck
  - refused: R-FUZ-78
  - south is ready
  - north is ready
  - refused: not-seated
  - north brings Rush Hour
  - check: { waiting for: nobody }
  - north is ready
  - south goes first
  - until activate
  - check: { turn: 1 }
  - goes on to the end
then: [{ replays: EXACT }, { waiting for: nobody }]`),
    ).toEqual([]);
  });

  it.each([
    ['south sings', /6: in the lobby nobody says 'sings'/],
    ['south brings the deck', /6: 'the deck' of a seat stands under 'decks'/],
    [
      'south brings Rush Houre',
      /6: no ready deck is called 'Rush Houre'; did you mean 'Rush Hour'/,
    ],
    ['south brings Rush Hour', /6: .*'then'/],
  ])('says what it does not know: %s', (line, says) => {
    const then = line.endsWith('Hour') ? '' : '\nthen: []';
    expect(told(`${LOBBY}when:\n  - ${line}${then}`)[0]?.replace(/^1: /, '6: ')).toMatch(says);
  });

  it('has no table yet', () => {
    const [problem] = told(LOBBY.replace('decks:', 'turn: 3, decks:') + 'then: []');
    expect(problem).toMatch(/^3: in the lobby there is no 'turn' yet/);
  });
});

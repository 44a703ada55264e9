/**
 * Plays a game by the choices that were kept and writes down what each audience saw of it: the
 * house, every seat, the public. Audiences that saw the same stand on one line.
 */
import {
  decisions,
  emptyTable,
  invariant,
  run,
  seatsOf,
  seeAll,
  setUp,
  tableCounter,
  view,
  type Choice,
  type Decision,
  type Fact,
  type Reading,
  type Rules,
  type Viewer,
} from '@scoresheet/rules-engine';
import { seededChance, seededNumbers } from '../chance/seeded-chance.js';
import { randomChoice } from '../walk/random-choice.js';

/** A game as it is kept: what chance said follows from the seed. */
interface KeptGame {
  readonly seed: number;
  /** Names of ready decks, by seat. */
  readonly decks: readonly string[];
  /** What was answered; where it is left out, chance answers until the game is over. */
  readonly choices?: readonly Choice[];
}

export interface Playthrough {
  readonly title: string;
  readonly rules: Rules;
  readonly readyDecks: readonly { readonly name: string; readonly cards: readonly string[] }[];
  readonly kept: KeptGame;
  /** The whole table is shown at the beginning of every so many turns. */
  readonly tableEvery: number;
}

/** A game by chance is shown up to here; nobody reads more. */
const LONGEST_BY_CHANCE = 200;

const nameOf = (viewer: Viewer): string => (typeof viewer === 'number' ? `seat ${viewer}` : viewer);

export function playthrough(game: Playthrough): string {
  const { rules, kept, tableEvery } = game;
  const { seed, decks } = kept;
  const chance = seededChance(seed);
  const deckNamed = (name: string) => cardsOf(game, name);
  const seating = { seats: decks.length, decks: [[], ...decks.map(deckNamed)], options: {} };
  const reading = { rules, state: emptyTable(rules, seating) };
  const lines = [`${game.title}: ${decks.join(' against ')}, seed ${seed}`, '', '== setup'];
  lines.push(...seen(reading, setUp(reading, seating, chance)), ...tables(reading));
  let turn = 0;
  for (const [index, { decision, choice }] of answers(reading, kept)) {
    const ran = run(reading, { seat: decision.seat, decision: decision.id, choice }, chance);
    const what = `${index + 1}. seat ${decision.seat}, ${decision.kind}: ${JSON.stringify(choice)}`;
    invariant('facts' in ran, `${what} is refused: ${JSON.stringify(ran)}`);
    lines.push('', `== ${what}`, ...seen(reading, ran.facts));
    const now = tableCounter(reading.state, 'turn');
    if (now !== turn && now % tableEvery === 1) lines.push(...tables(reading));
    turn = now;
  }
  return `${[...lines, '', '== end', ...tables(reading)].join('\n')}\n`;
}

/** Each answer of the kept game with the decision that is open then. */
function* answers(
  reading: Reading,
  { seed, choices }: KeptGame,
): Iterable<readonly [number, { readonly decision: Decision; readonly choice: Choice }]> {
  const below = seededNumbers(~seed);
  const last = choices?.length ?? LONGEST_BY_CHANCE;
  for (let index = 0; index < last; index += 1) {
    const [decision] = decisions(reading);
    if (!decision && !choices) return;
    invariant(decision, `the game is over before choice ${index + 1}`);
    const choice = choices?.[index] ?? randomChoice(decision.options, below);
    yield [index, { decision, choice }];
  }
}

function cardsOf({ readyDecks }: Playthrough, name: string): readonly string[] {
  const deck = readyDecks.find((ready) => ready.name === name);
  invariant(deck, `no ready deck is called '${name}'`);
  return deck.cards;
}

/** Each fact, a line for every way in which it was seen. */
const seen = (reading: Reading, facts: readonly Fact[]): readonly string[] =>
  facts.flatMap((fact) =>
    grouped(reading, (viewer) => {
      const [known] = seeAll(reading.rules, [fact], viewer);
      return known === undefined ? undefined : JSON.stringify(known);
    }),
  );

/** The table as each audience sees it; the house sees the state itself, which facts rebuild. */
const tables = (reading: Reading): readonly string[] =>
  grouped(reading, (viewer) =>
    viewer === 'house' ? undefined : `sees ${JSON.stringify(view(reading, viewer))}`,
  );

function grouped(
  { state }: Reading,
  sight: (viewer: Viewer) => string | undefined,
): readonly string[] {
  const audiences: readonly Viewer[] = ['house', ...seatsOf(state), 'public'];
  const bySight = new Map<string, Viewer[]>();
  for (const viewer of audiences) {
    const text = sight(viewer);
    if (text !== undefined) bySight.set(text, [...(bySight.get(text) ?? []), viewer]);
  }
  return [...bySight].map(([text, viewers]) => {
    const everybody = viewers.length === audiences.length;
    return `${everybody ? 'all' : viewers.map(nameOf).join(', ')}: ${text}`;
  });
}

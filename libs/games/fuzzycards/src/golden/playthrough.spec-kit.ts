/**
 * Plays a game by the choices that were kept and writes down what each audience saw of it: the
 * house, both seats, the public. Audiences that saw the same stand on one line.
 */
import {
  decisions,
  emptyTable,
  invariant,
  run,
  seeAll,
  setUp,
  tableCounter,
  view,
  type Choice,
  type Fact,
  type Reading,
  type Viewer,
} from '@scoresheet/rules-engine';
import { seededChance } from '@scoresheet/rules-testing';
import { READY_DECKS } from '../decks/ready-decks.js';
import { fuzzycards } from '../game.js';

/** A game as it is kept: what chance said follows from the seed. */
export interface KeptGame {
  readonly seed: number;
  /** Names of ready decks, by seat. */
  readonly decks: readonly string[];
  readonly choices: readonly Choice[];
}

const AUDIENCES: readonly Viewer[] = ['house', 1, 2, 'public'];
/** The whole table is shown at the beginning of every so many turns. */
const TABLE_EVERY = 4;

const nameOf = (viewer: Viewer): string => (typeof viewer === 'number' ? `seat ${viewer}` : viewer);

export function playthrough({ seed, decks, choices }: KeptGame): string {
  const chance = seededChance(seed);
  const seating = { seats: 2, decks: [[], ...decks.map(deckNamed)], options: {} };
  const reading = { rules: fuzzycards, state: emptyTable(fuzzycards, seating) };
  const lines = [`Fuzzycards: ${decks.join(' against ')}, seed ${seed}`, '', '== setup'];
  lines.push(...seen(reading, setUp(reading, seating, chance)), ...tables(reading));
  let turn = 0;
  for (const [index, choice] of choices.entries()) {
    const [decision] = decisions(reading);
    invariant(decision, `the game is over before choice ${index + 1}`);
    const ran = run(reading, { seat: decision.seat, decision: decision.id, choice }, chance);
    const what = `${index + 1}. seat ${decision.seat}, ${decision.kind}: ${JSON.stringify(choice)}`;
    invariant('facts' in ran, `${what} is refused: ${JSON.stringify(ran)}`);
    lines.push('', `== ${what}`, ...seen(reading, ran.facts));
    const now = tableCounter(reading.state, 'turn');
    if (now !== turn && now % TABLE_EVERY === 1) lines.push(...tables(reading));
    turn = now;
  }
  return `${[...lines, '', '== end', ...tables(reading)].join('\n')}\n`;
}

function deckNamed(name: string): readonly string[] {
  const deck = READY_DECKS.find((ready) => ready.name === name);
  invariant(deck, `no ready deck is called '${name}'`);
  return deck.cards;
}

/** Each fact, a line for every way in which it was seen. */
const seen = ({ rules }: Reading, facts: readonly Fact[]): readonly string[] =>
  facts.flatMap((fact) =>
    grouped((viewer) => {
      const [known] = seeAll(rules, [fact], viewer);
      return known === undefined ? undefined : JSON.stringify(known);
    }),
  );

/** The table as each audience sees it; the house sees the state itself, which facts rebuild. */
const tables = (reading: Reading): readonly string[] =>
  grouped((viewer) =>
    viewer === 'house' ? undefined : `sees ${JSON.stringify(view(reading, viewer))}`,
  );

function grouped(sight: (viewer: Viewer) => string | undefined): readonly string[] {
  const bySight = new Map<string, Viewer[]>();
  for (const viewer of AUDIENCES) {
    const text = sight(viewer);
    if (text !== undefined) bySight.set(text, [...(bySight.get(text) ?? []), viewer]);
  }
  return [...bySight].map(([text, viewers]) => {
    const everybody = viewers.length === AUDIENCES.length;
    return `${everybody ? 'all' : viewers.map(nameOf).join(', ')}: ${text}`;
  });
}

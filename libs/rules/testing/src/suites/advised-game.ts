/** What a game hands over to have its advice tested, and games in which one seat follows it. */
import {
  decisions,
  emptyTable,
  match,
  run,
  setUp,
  view,
  type Choice,
  type Decision,
  type Reading,
  type Rules,
  type Seat,
  type Seating,
  type TableView,
} from '@scoresheet/rules-engine';
import { seededChance, seededNumbers } from '../chance/seeded-chance.js';
import { randomChoice } from '../walk/random-choice.js';

export interface AdvisedGame {
  readonly name: string;
  readonly rules: Rules;
  advise(seen: Seen): readonly Advice[];
  /** Tables for two, by seed. */
  readonly tableOf: (seed: number) => Seating;
  /** So many games are played by advice against chance, and so many at least are won. */
  readonly games: number;
  readonly won: number;
  /** Kinds of decisions in which advice is given, and those in which it may have none. */
  readonly kinds: readonly string[];
  readonly silent: readonly string[];
  /** All that it says, where it has the same words at every table. */
  readonly says?: readonly string[];
}

export interface Seen {
  readonly seat: Seat;
  readonly table: TableView;
}

export interface Advice {
  readonly choice: Choice;
  readonly says: string;
}

/** What the seat gets of it from the api: its view, through JSON. */
export const seenBy = (seat: Seat, reading: Reading): Seen => ({
  seat,
  table: JSON.parse(JSON.stringify(view(reading, seat))) as TableView,
});

export interface AdvisedPlay {
  readonly winner: Seat | undefined;
  /** Kinds of decisions in which something was advised, or nothing; and everything that was said. */
  readonly kinds: readonly string[];
  readonly silent: readonly string[];
  readonly says: readonly string[];
  /** Advice that could not be followed. */
  readonly notOffered: readonly string[];
}

/** The seat that follows advice; the other answers by chance. */
export const ADVISED: Seat = 1;

type Look = (reading: Reading) => void;

/** A whole game; `look` is called before each answer of the seat that is advised. */
export function playAdvised(game: AdvisedGame, seed: number, look?: Look): AdvisedPlay {
  const { rules } = game;
  const seating = game.tableOf(seed);
  const chance = seededChance(seed);
  const below = seededNumbers(~seed);
  const reading: Reading = { rules, state: emptyTable(rules, seating) };
  setUp(reading, seating, chance);
  const heard = { kinds: new Set<string>(), silent: new Set<string>(), says: new Set<string>() };
  const notOffered: string[] = [];
  while (reading.state.outcome === null) {
    const decision = nextOf(reading);
    const { seat, id, kind, options } = decision;
    const isAdvised = seat === ADVISED;
    if (isAdvised) look?.(reading);
    const advice = isAdvised ? game.advise({ seat, table: view(reading, seat) }) : [];
    if (isAdvised) (advice.length > 0 ? heard.kinds : heard.silent).add(kind);
    for (const { says } of advice) heard.says.add(says);
    const [followed, wrong] = parted(advice, ({ choice }) => match(decision, choice) !== undefined);
    notOffered.push(...wrong.map(({ choice }) => `seed ${seed}, ${kind} ${id}: ${String(choice)}`));
    const choice = followed[below(Math.max(1, followed.length))]?.choice;
    run(reading, { seat, decision: id, choice: choice ?? randomChoice(options, below) }, chance);
  }
  const [winners = []] = reading.state.outcome.places;
  const winner = winners.length === 1 ? winners[0] : undefined;
  const { kinds, silent, says } = heard;
  return { winner, kinds: [...kinds], silent: [...silent], says: [...says], notOffered };
}

const parted = <T>(all: readonly T[], isRight: (one: T) => boolean): readonly [T[], T[]] => [
  all.filter(isRight),
  all.filter((one) => !isRight(one)),
];

/** What has to be answered; what a seat may do beside that, nobody is advised on. */
function nextOf(reading: Reading): Decision {
  const [decision] = decisions(reading).filter(({ optional }) => !optional);
  if (!decision) throw new Error('a game that goes on waits for somebody');
  return decision;
}

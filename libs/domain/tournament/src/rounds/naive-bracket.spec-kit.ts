/**
 * A referee with a bracket sheet on paper, as the regulations describe one: after each event the
 * whole sheet is gone through from its first match on. Slow and plain: it is compared with the code.
 */
import type { Entrant } from '../fold/round-facts.js';
import type { BracketGraph } from './bracket-graph.js';

type SheetMatch = Pick<BracketGraph['matches'][number], 'id' | 'from' | 'isConditional'>;
type Side = Entrant | null | undefined;

interface SheetOutcome {
  readonly kind: BracketGraph['matches'][number]['kind'];
  /** An entrant, null for nobody, or undefined if it is not known yet. */
  readonly sides: readonly [Side, Side];
  readonly winner: Side;
  readonly loser: Side;
}

export interface Referee {
  leave(entrants: readonly Entrant[]): void;
  /** A table of this match is published: a player who leaves it without a result loses. */
  seat(match: string, pair: readonly Entrant[]): void;
  /** `winner` null: both have lost. A later result of the same two replaces the one before. */
  result(match: string, pair: readonly Entrant[], winner: Entrant | null): void;
  /** Goes through the sheet, and writes down what has fallen due. */
  settle(): ReadonlyMap<string, SheetOutcome>;
  /** How often a loser was brought back. */
  comebacksOf(entrant: Entrant): number;
}

interface Sheet {
  readonly matches: readonly SheetMatch[];
  readonly seeds: readonly Entrant[];
  readonly isLoserNext: boolean;
}

const named = (match: string, pair: readonly Side[]): string =>
  `${match} ${[...pair].map(String).sort().join(' ')}`;

export function refereeOf({ matches, seeds, isLoserNext }: Sheet): Referee {
  const gone = new Set<Entrant>();
  const played = new Map<string, Entrant | null>();
  const open = new Map<string, readonly Entrant[]>();
  const walkovers = new Map<string, Entrant | null>();
  const stepIns = new Map<string, Entrant>();

  const hasPlayed = (match: string, entrant: Side): boolean =>
    [...played.keys()].some((key) => key.split(' ')[0] === match && isNamed(key, entrant));
  const isNamed = (key: string, entrant: Side): boolean =>
    key.split(' ').slice(1).includes(String(entrant));

  function sideOf(from: SheetMatch['from'][number], done: Outcomes): Side {
    if ('seed' in from) return seeds[from.seed - 1] ?? null;
    if ('winnerOf' in from) return done.get(from.winnerOf)?.winner;
    const { loser } = done.get(from.loserOf) ?? {};
    const hasSteppedIn = [...stepIns.keys()].some((key) => key.startsWith(`${from.loserOf} `));
    const final = matches.find(
      ({ id, from: sources }) => id !== 'third' && comesFrom(sources, from.loserOf),
    );
    const isInFinal = final !== undefined && done.get(final.id)?.sides.includes(loser);
    return hasSteppedIn && loser != null && isInFinal === true ? null : loser;
  }

  /** Returns the players of a match by the notes so far; a pair that has played comes first. */
  function seated(match: SheetMatch, sides: Sides, done: Outcomes): Sides {
    const [one, other] = [knownFor(match, 0, sides, done), knownFor(match, 1, sides, done)];
    const pairs: Sides[] = [
      [one ?? sides[0], other ?? sides[1]],
      [one ?? sides[0], sides[1]],
      [sides[0], other ?? sides[1]],
      sides,
    ];
    return pairs.find((pair) => played.has(named(match.id, pair))) ?? (pairs[0] as Sides);
  }

  const keyFor = ({ from }: SheetMatch, at: 0 | 1, sides: Sides, done: Outcomes) => {
    const source = from[at];
    if (!isLoserNext || !('winnerOf' in source) || sides[at] == null) return undefined;
    const { kind, loser } = done.get(source.winnerOf) ?? {};
    if (kind !== 'done' || loser == null) return undefined;
    return { key: `${source.winnerOf} ${sides[at]} before ${loser}`, winner: sides[at], loser };
  };

  function knownFor(...asked: Parameters<typeof keyFor>): Side {
    const found = keyFor(...asked);
    return found && stepIns.get(found.key);
  }

  /** The loser of the match before plays on, if they are free and this match is not settled. */
  function callBack(match: SheetMatch, at: 0 | 1, sides: Sides, done: Outcomes): void {
    const found = keyFor(match, at, sides, done);
    const now = seated(match, sides, done);
    const isSettled =
      !now.includes(undefined) &&
      (played.has(named(match.id, now)) || walkovers.has(named(match.id, present(now))));
    if (found === undefined || isSettled || now[at] !== found.winner) return;
    const isFree = !gone.has(found.loser) && !hasPlayed('third', found.loser);
    if (!gone.has(found.winner) || !(isFree || hasPlayed(match.id, found.loser))) return;
    stepIns.set(found.key, found.loser);
  }

  function sidesOf(match: SheetMatch, done: Outcomes): Sides {
    const sides: Sides = [sideOf(match.from[0], done), sideOf(match.from[1], done)];
    callBack(match, 0, sides, done);
    callBack(match, 1, sides, done);
    return seated(match, sides, done);
  }

  function outcomeOf(match: SheetMatch, done: Outcomes): SheetOutcome {
    if (match.isConditional && isResetSpared(done)) return NOT_NEEDED;
    const sides = sidesOf(match, done);
    const unknown = { sides, winner: undefined, loser: undefined };
    if (sides.includes(undefined)) return { ...unknown, kind: 'waiting' };
    const here = present(sides);
    const over = { sides, winner: null, loser: null };
    if (here.length === 0) return { ...over, kind: 'empty' };
    const key = named(match.id, here);
    const winner = played.get(key);
    if (winner === null) return { ...over, kind: 'no-winner' };
    if (winner !== undefined) {
      return { sides, winner, loser: here.find((each) => each !== winner), kind: 'done' };
    }
    const there = here.filter((each) => !gone.has(each));
    if (!walkovers.has(key) && there.length < 2) walkovers.set(key, there[0] ?? null);
    const waived = walkovers.get(key);
    if (waived === undefined) return { ...unknown, kind: 'ready' };
    return { ...over, winner: waived, kind: waived === null ? 'empty' : 'walkover' };
  }

  return {
    leave(entrants) {
      for (const entrant of entrants) {
        gone.add(entrant);
        for (const [match, pair] of open) {
          if (!pair.includes(entrant) || played.has(named(match, pair))) continue;
          const [other = 0] = pair.filter((each) => each !== entrant);
          played.set(named(match, pair), gone.has(other) ? null : other);
        }
      }
    },
    seat: (match, pair) => void open.set(match, pair),
    result(match, pair, winner) {
      played.set(named(match, pair), winner);
    },
    settle() {
      const done = new Map<string, SheetOutcome>();
      for (const match of matches) done.set(match.id, outcomeOf(match, done));
      return done;
    },
    comebacksOf: (entrant) => [...stepIns.values()].filter((each) => each === entrant).length,
  };
}

type Outcomes = ReadonlyMap<string, SheetOutcome>;
type Sides = [Side, Side];

const NOT_NEEDED: SheetOutcome = {
  kind: 'not-needed',
  sides: [null, null],
  winner: null,
  loser: null,
};

const present = (sides: readonly Side[]): readonly Entrant[] =>
  sides.filter((side) => side != null);

const comesFrom = (sources: SheetMatch['from'], match: string): boolean =>
  sources.some((source) => 'winnerOf' in source && source.winnerOf === match);

/** The second grand final is played if the winner of the losers' bracket has won the first. */
function isResetSpared(done: Outcomes): boolean {
  const first = done.get('gf1');
  if (first === undefined || first.winner === undefined) return false;
  return first.kind !== 'done' || first.winner !== first.sides[1];
}

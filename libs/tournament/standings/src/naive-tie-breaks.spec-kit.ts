/** The tie-breaks of the presets by their texts, for one player at a time. */
import type { Entrant } from './history.js';
import * as f from './naive-fraction.spec-kit.js';
import type { Fraction } from './naive-fraction.spec-kit.js';
import {
  listed,
  opponents,
  points,
  score,
  seenBy,
  type Naive,
  type Seen,
} from './naive.spec-kit.js';

const isBye = ({ entry, result }: Seen): boolean => entry?.kind === 'bye' && result !== 'loss';

/** Left while there were rounds to come, as far as these rounds can tell. */
function hasLeft(of: Naive, player: Entrant): boolean {
  const { droppedAfter } = listed(of, player);
  const { rounds, plannedRounds } = of.history;
  if (droppedAfter === null) return false;
  return droppedAfter < plannedRounds && droppedAfter <= rounds.length;
}

function matchWin(of: Naive, player: Entrant): Fraction {
  const isPokemon = of.family === 'pokemon';
  const rounds = seenBy(of, player)
    .filter(({ entry }) => entry !== undefined)
    .filter((round) => !isBye(round) || !(isPokemon || of.preset === 'magic-online/1'));
  const floors: Record<string, Fraction> = {
    magic: f.fraction(33, 100),
    'magic-online': f.fraction(1, 3),
    pokemon: f.fraction(1, 4),
  };
  const floor = floors[of.family] ?? f.ZERO;
  if (rounds.length === 0) return floor;
  const worth = ({ result, points: won }: Seen): Fraction =>
    isPokemon
      ? { win: f.fraction(1), draw: f.fraction(1, 2), loss: f.ZERO }[result]
      : f.dividedBy(won, f.fraction(3));
  const rate = f.larger(floor, f.meanOf(rounds.map(worth)));
  return isPokemon && hasLeft(of, player) ? f.smaller(rate, f.fraction(3, 4)) : rate;
}

function gameWin(of: Naive, player: Entrant): Fraction {
  const drawn = of.preset === 'magic-online/2' ? 0 : 1;
  const floor = of.family === 'magic' ? f.fraction(33, 100) : f.fraction(1, 3);
  let [won, games] = [0, 0];
  for (const { entry, result } of seenBy(of, player)) {
    if (entry?.kind === 'bye' && result === 'win') [won, games] = [won + 6, games + 2];
    if (entry?.kind !== 'match') continue;
    won += 3 * (entry.wins[entry.entrants.indexOf(player)] ?? 0) + drawn * entry.draws;
    games += entry.wins[0] + entry.wins[1] + entry.draws;
  }
  return games === 0 ? floor : f.larger(floor, f.fraction(won, 3 * games));
}

const perRound = (of: Naive, player: Entrant): Fraction => {
  const rounds = seenBy(of, player).filter(({ entry }) => entry !== undefined);
  return f.meanOf(rounds.map((round) => round.points));
};

type Number = (of: Naive, player: Entrant) => Fraction;
const overOpponents =
  (number: Number): Number =>
  (of, player) =>
    f.meanOf(opponents(of, player).map((each) => number(of, each)));

const opponentsMatchWin = overOpponents(matchWin);
const theirs = overOpponents(opponentsMatchWin);

const tenthsOfPercent = (value: Fraction): string => {
  const doubled = (2000n * value.over + value.under) / (2n * value.under);
  return `${doubled > 999n ? 999n : doubled}`.padStart(3, '0');
};

const squares: Number = (of, player) =>
  f.total(
    seenBy(of, player).map(({ entry, result, round }) =>
      f.fraction(entry !== undefined && result === 'loss' ? round * round : 0),
    ),
  );

const konamiNumber: Number = (of, player) => {
  const { over, under } = f.larger(points(of, player), f.ZERO);
  const first = `${over / under}${tenthsOfPercent(opponentsMatchWin(of, player))}${tenthsOfPercent(theirs(of, player))}`;
  const lost = `${squares(of, player).over}`.padStart(3, '0');
  return f.fraction(BigInt(of.preset === 'konami/2' ? first + lost : first));
};

const money: Number = (of, player) =>
  f.total(
    seenBy(of, player).map(({ entry }) => {
      if (entry?.kind !== 'pod' || entry.scores === undefined) return f.ZERO;
      const at = entry.entrants.indexOf(player);
      const others = entry.scores.filter((_, seat) => seat !== at);
      return f.fraction((entry.scores[at] ?? 0) - Math.max(...others));
    }),
  );

const wins: Number = (of, player) =>
  f.fraction(seenBy(of, player).filter(({ result }) => result === 'win').length);

export const tieBreaks: Readonly<Record<string, Number>> = {
  'opponents-match-win': opponentsMatchWin,
  'opponents-opponents-match-win': theirs,
  'game-win': gameWin,
  'opponents-game-win': overOpponents(gameWin),
  'strength-of-schedule': overOpponents(perRound),
  'extended-strength-of-schedule': overOpponents(overOpponents(perRound)),
  'konami-number': konamiNumber,
  'late-penalty': (of, player) => f.fraction(listed(of, player).latePenalty ?? 0),
  'money-difference': money,
  wins,
  buchholz: (of, player) => f.total(contributions(of, player).map((each) => each.score)),
  'buchholz-cut-1': (of, player) => cut1(contributions(of, player), ({ score: only }) => only),
  'sonneborn-berger': (of, player) =>
    f.total(contributions(of, player).map((each) => f.times(each.score, each.points))),
  'sonneborn-berger-cut-1': (of, player) =>
    cut1(contributions(of, player), (each) => f.times(each.score, each.points)),
};

interface Contribution {
  readonly score: Fraction;
  readonly points: Fraction;
  readonly voluntary: boolean;
}

const isForfeit = ({ entry }: Seen): boolean =>
  entry?.kind === 'match' && (entry.how === 'forfeit' || entry.how === 'double-loss');
const isRequested = ({ entry }: Seen): boolean =>
  entry === undefined ||
  entry.kind === 'missed' ||
  (entry.kind === 'bye' && ['half-point', 'lost'].includes(entry.given));
const isVoluntary = (round: Seen): boolean =>
  isRequested(round) || (isForfeit(round) && round.result === 'loss');

const asOpponent: Number = (of, player) => {
  const rounds = seenBy(of, player);
  if (of.family === 'fide-round-robin') return score(of, player);
  return f.total(
    rounds.map((round, at) =>
      isRequested(round) && rounds.slice(at + 1).every(isVoluntary)
        ? f.fraction(1, 2)
        : round.points,
    ),
  );
};

function contributions(of: Naive, player: Entrant): readonly Contribution[] {
  const own = score(of, player);
  const half = f.fraction(of.history.plannedRounds, 2);
  return seenBy(of, player).flatMap((round): Contribution[] => {
    const [other] = round.others;
    const played = other !== undefined && !isForfeit(round);
    const scheduled = other === undefined ? half : asOpponent(of, other);
    const met = { points: round.points, score: scheduled, voluntary: false };
    if (played) return [met];
    if (of.family === 'fide-round-robin') return other === undefined ? [] : [met];
    const dummy = of.preset === 'fide/1' ? own : f.smaller(own, scheduled);
    return [{ points: round.points, score: dummy, voluntary: isVoluntary(round) }];
  });
}

/** All without the least significant one, or without an own absence that is worth as much. */
function cut1(all: readonly Contribution[], worth: (one: Contribution) => Fraction): Fraction {
  const byScore = [...all].sort((a, b) => f.order(a.score, b.score) || f.order(worth(a), worth(b)));
  const [least] = byScore;
  if (least === undefined) return f.ZERO;
  const absences = all.filter(({ voluntary }) => voluntary).map(worth);
  const [absence] = absences.sort(f.order);
  const out = absence === undefined ? worth(least) : f.larger(absence, worth(least));
  return f.difference(f.total(all.map(worth)), out);
}

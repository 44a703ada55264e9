/**
 * Standings once more, as slowly and plainly as the rule texts read: one player after the other,
 * every number worked out anew wherever it is needed. Nothing is shared with the code that is
 * tested but the shape of a history.
 */
import type { Entrant, History, RoundEntry } from './history.js';
import * as f from './naive-fraction.spec-kit.js';
import type { Fraction } from './naive-fraction.spec-kit.js';

const WIN_OF: Readonly<Record<string, number>> = { fide: 1, 'fide-round-robin': 1, pods: 12 };

export interface Naive {
  readonly history: History;
  /** The name of a preset. */
  readonly preset: string;
  readonly family: string;
}

export function naive(preset: string, history: History): Naive {
  return { history, preset, family: preset.replace(/\/.*/, '') };
}

/** What a round was for one player. */
export interface Seen {
  readonly round: number;
  /** A player who is in no entry of the round has none. */
  readonly entry: RoundEntry | undefined;
  readonly result: 'win' | 'draw' | 'loss';
  readonly points: Fraction;
  readonly others: readonly Entrant[];
}

const isIn = (entry: RoundEntry, player: Entrant): boolean =>
  'entrants' in entry ? entry.entrants.includes(player) : entry.entrant === player;

export const seenBy = ({ history, family }: Naive, player: Entrant): readonly Seen[] =>
  history.rounds.map((entries, index) => {
    const entry = entries.find((each) => isIn(each, player));
    const result = entry === undefined ? 'loss' : resultFor(entry, player);
    const others =
      entry && 'entrants' in entry ? entry.entrants.filter((one) => one !== player) : [];
    const points = entry === undefined ? f.ZERO : pointsFor(family, entry, player);
    return { round: index + 1, entry, result, points, others };
  });

function resultFor(entry: RoundEntry, player: Entrant): Seen['result'] {
  if (entry.kind === 'missed') return 'loss';
  if (entry.kind === 'bye') {
    return entry.given === 'lost' ? 'loss' : entry.given === 'half-point' ? 'draw' : 'win';
  }
  if (entry.kind === 'pod') {
    const top = entry.places[0] ?? [];
    return !top.includes(player) ? 'loss' : top.length > 1 ? 'draw' : 'win';
  }
  const [a, b] = entry.entrants[0] === player ? entry.wins : [entry.wins[1], entry.wins[0]];
  return entry.how === 'double-loss' || a < b ? 'loss' : a > b ? 'win' : 'draw';
}

function pointsFor(family: string, entry: RoundEntry, player: Entrant): Fraction {
  const result = resultFor(entry, player);
  const win = f.fraction(WIN_OF[family] ?? 3);
  const half = family === 'pods' || family.startsWith('fide');
  const draw = half ? f.times(win, f.fraction(1, 2)) : f.fraction(1);
  if (family.startsWith('netrunner')) {
    if (entry.kind === 'bye') {
      const [whole, part] = family === 'netrunner' ? [6, 3] : [3, 1];
      return f.fraction({ win: whole, draw: part, loss: 0 }[result]);
    }
    if (entry.kind === 'match') {
      const won = entry.wins[entry.entrants.indexOf(player)] ?? 0;
      return f.fraction(entry.how === 'double-loss' ? 0 : 3 * won + entry.draws);
    }
  }
  if (family === 'pods' && entry.kind === 'pod') return pointsOfPlace(entry.places, player);
  return { win, draw, loss: f.ZERO }[result];
}

/** Twelve points for the first, none for the last, even steps between; shared ones are halved. */
function pointsOfPlace(places: readonly (readonly Entrant[])[], player: Entrant): Fraction {
  const size = places.flat().length;
  const each = places.flatMap((shared, at) => {
    const ahead = places.slice(0, at).flat().length;
    return shared.includes(player) ? shared.map((_, next) => ahead + next) : [];
  });
  return f.meanOf(each.map((place) => f.fraction(12 * (size - 1 - place), size - 1)));
}

export const opponents = (of: Naive, player: Entrant): readonly Entrant[] =>
  seenBy(of, player).flatMap(({ others }) => others);

export const score = (of: Naive, player: Entrant): Fraction =>
  f.total(seenBy(of, player).map(({ points }) => points));

export function points(of: Naive, player: Entrant): Fraction {
  const { penaltyPoints = 0 } = listed(of, player);
  return f.difference(score(of, player), f.fraction(penaltyPoints));
}

export function listed({ history }: Naive, player: Entrant): History['entrants'][number] {
  const found = history.entrants.find(({ entrant }) => entrant === player);
  if (found === undefined) throw new Error(`no player ${player}`);
  return found;
}

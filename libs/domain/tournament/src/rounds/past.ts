/** What the draw of a round needs to know of the closed rounds before it. */
import type { SwissEntrant } from '@scoresheet/tournament-pairing';
import { matchPoints } from '@scoresheet/tournament-standings';
import type { Entrant } from '../fold/round-facts.js';
import type { PhaseState, RoundState, TournamentState } from '../fold/tournament-state.js';
import { playedRounds } from '../standings/history-of.js';
import { standingsRules } from '../standings/standings-of.js';

export interface Past {
  /** Whole numbers, in the least unit of the preset. */
  pointsOf(entrant: Entrant): number;
  /** Whom the entrant met, once for each time. */
  met(entrant: Entrant): readonly Entrant[];
  /**
   * Rounds that the entrant was in and did not play: byes, and rounds that were missed. Who has
   * left and come back has had theirs, and gets no bye for it.
   */
  unplayed(entrant: Entrant): number;
  lastFloat(entrant: Entrant): SwissEntrant['lastFloat'];
  /** How often the entrant sat at this place of a table; 0 is the one who begins. */
  timesAt(entrant: Entrant, place: number): number;
}

export function pastOf(state: TournamentState, phase: PhaseState): Past {
  const rounds = phase.rounds.filter(({ stage }) => stage === 'closed');
  const last = rounds.at(-1);
  const rules = standingsRules(phase);
  const points = matchPoints(rules, playedRounds(state, phase));
  const met = new Map<Entrant, Entrant[]>();
  const played = new Map<Entrant, number>();
  const seated = new Map<Entrant, number[]>();
  for (const { tables } of rounds) {
    for (const { entrants } of tables.values()) {
      for (const [place, each] of entrants.entries()) {
        listIn(met, each).push(...entrants.filter((other) => other !== each));
        played.set(each, (played.get(each) ?? 0) + 1);
        const places = listIn(seated, each);
        places[place] = (places[place] ?? 0) + 1;
      }
    }
  }
  const floats = last === undefined ? NO_FLOATS : floatsOf(state, phase, last);
  return {
    pointsOf: (entrant) => points.get(entrant) ?? 0,
    met: (entrant) => met.get(entrant) ?? [],
    unplayed: (entrant) => rounds.length - (played.get(entrant) ?? 0),
    lastFloat: (entrant) => floats.get(entrant) ?? 'none',
    timesAt: (entrant, place) => seated.get(entrant)?.[place] ?? 0,
  };
}

/** The list of this entrant, which is begun where there is none. */
function listIn(lists: Map<Entrant, number[]>, entrant: Entrant): number[] {
  const found = lists.get(entrant) ?? [];
  lists.set(entrant, found);
  return found;
}

type Floats = ReadonlyMap<Entrant, SwissEntrant['lastFloat']>;
const NO_FLOATS: Floats = new Map();

/** Who met somebody with more points in the last round was paired up, and the other one down. */
function floatsOf(
  state: TournamentState,
  phase: PhaseState,
  { round, tables }: RoundState,
): Floats {
  const before = playedRounds(state, phase, { upTo: round - 1 });
  const points = matchPoints(standingsRules(phase), before);
  const floats = new Map<Entrant, SwissEntrant['lastFloat']>();
  for (const { entrants } of tables.values()) {
    const [one = 0, other = 0] = entrants;
    const ahead = (points.get(one) ?? 0) - (points.get(other) ?? 0);
    if (ahead === 0) continue;
    floats.set(one, ahead > 0 ? 'down' : 'up');
    floats.set(other, ahead > 0 ? 'up' : 'down');
  }
  return floats;
}

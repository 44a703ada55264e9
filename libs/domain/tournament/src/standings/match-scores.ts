/** What each entrant has won, drawn and lost in the rounds of a history, as people tell a record. */
import type { History, RoundEntry } from '@scoresheet/tournament-standings';
import type { Entrant } from '../fold/round-facts.js';

/** In matches, byes counted as won and missed rounds as lost. */
export interface MatchScore {
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
}

/** Tables of three and more are neither won nor lost: whoever sat at them alone has no score. */
export function matchScoresOf({ rounds }: History): ReadonlyMap<Entrant, MatchScore> {
  const scores = new Map<Entrant, MatchScore>();
  for (const [entrant, what] of rounds.flatMap((entries) => entries.flatMap(saidOf))) {
    const before = scores.get(entrant) ?? NOTHING;
    scores.set(entrant, { ...before, [what]: before[what] + 1 });
  }
  return scores;
}

const NOTHING: MatchScore = { wins: 0, losses: 0, draws: 0 };

type Said = readonly [Entrant, keyof MatchScore];

function saidOf(entry: RoundEntry): readonly Said[] {
  switch (entry.kind) {
    case 'pod':
      return [];
    case 'bye':
      return [[entry.entrant, 'wins']];
    case 'missed':
      return [[entry.entrant, 'losses']];
    case 'match': {
      const { how, wins, entrants } = entry;
      if (how === 'double-loss') return entrants.map((each) => [each, 'losses']);
      if (wins[0] === wins[1]) return entrants.map((each) => [each, 'draws']);
      const [winner, loser] = wins[0] > wins[1] ? entrants : entrants.toReversed();
      return [
        [winner as Entrant, 'wins'],
        [loser as Entrant, 'losses'],
      ];
    }
  }
}

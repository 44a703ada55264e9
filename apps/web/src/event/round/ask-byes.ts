/** Entrants with a bye in a round, as the newest repair of the round leaves them. */
import { askServer } from '../../api/ask-server.js';
import { graphql } from '../../api/schema.js';
import type { RoundPlace } from './use-tables.js';

export interface Resting {
  readonly entrant: number;
  readonly name: string | null;
}

const BYES = graphql(`
  query Byes($tournament: ID!) {
    tournament(tournament: $tournament) {
      rounds {
        phase
        round
        byes {
          entrant
          name
        }
      }
    }
  }
`);

export async function askByes(
  tournament: string,
  { phase, round }: RoundPlace,
): Promise<readonly Resting[]> {
  const { rounds } = (await askServer(BYES, { tournament })).tournament;
  return rounds.find((each) => each.phase === phase && each.round === round)?.byes ?? [];
}

/** Byes of a round stand in the event that published it, by number; names are asked for one by one. */
import { askServer } from '../../api/ask-server.js';
import { graphql } from '../../api/schema.js';

export interface Resting {
  readonly entrant: number;
  readonly name: string | null;
}

/** A first round may have many awarded byes: beyond these, numbers have to do. */
const MOST_NAMES = 32;

const PUBLICATION = graphql(`
  query Publication($tournament: ID!, $seq: Int!) {
    tournamentEvents(tournament: $tournament, from: $seq, first: 1) {
      events {
        facts
      }
    }
  }
`);

const NAME = graphql(`
  query RestingName($tournament: ID!, $before: Int!) {
    tournamentEntrants(tournament: $tournament, after: $before, first: 1) {
      number
      name
    }
  }
`);

interface PublishedFact {
  readonly kind: string;
  readonly byes?: readonly number[];
  readonly awardedByes?: readonly number[];
}

export async function askByes(tournament: string, seq: number): Promise<readonly Resting[]> {
  const { tournamentEvents } = await askServer(PUBLICATION, { tournament, seq });
  const facts = (tournamentEvents.events[0]?.facts ?? []) as readonly PublishedFact[];
  const published = facts.find(({ kind }) => kind === 'round-published');
  const numbers = [...(published?.byes ?? []), ...(published?.awardedByes ?? [])];
  return Promise.all(numbers.map((entrant, at) => named(tournament, entrant, at < MOST_NAMES)));
}

async function named(tournament: string, entrant: number, isAsked: boolean): Promise<Resting> {
  if (!isAsked) return { entrant, name: null };
  const { tournamentEntrants } = await askServer(NAME, { tournament, before: entrant - 1 });
  const [found] = tournamentEntrants;
  return { entrant, name: found?.number === entrant ? found.name : null };
}

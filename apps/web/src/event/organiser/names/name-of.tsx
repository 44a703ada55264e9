/** The name of an entrant of whom the number alone is told. It is asked for once, and kept. */
import { askServer } from '../../../api/ask-server.js';
import { graphql } from '../../../api/schema.js';
import { EntrantName } from '../../entrant-name.js';
import { useAsked } from '../../follow/use-asked.js';

const ENTRANT_NAMED = graphql(`
  query EntrantNamed($tournament: ID!, $after: Int!) {
    tournamentEntrants(tournament: $tournament, after: $after, first: 1) {
      number
      name
    }
  }
`);

interface NameOfProps {
  readonly tournament: string;
  readonly entrant: number;
}

export function NameOf({ tournament, entrant }: NameOfProps) {
  // Without an answer the number stands there, which names an entrant as well.
  const { value: name = null } = useAsked({
    key: `${tournament} ${entrant}`,
    ask: () => askName(tournament, entrant),
    concerns: () => false,
  });
  return (
    <>
      <EntrantName entrant={entrant} name={name} />
      {name !== null && <small className="quiet"> {entrant}</small>}
    </>
  );
}

/** Entrants are numbered without gaps. */
async function askName(tournament: string, entrant: number): Promise<string | null> {
  const variables = { tournament, after: entrant - 1 };
  const { tournamentEntrants } = await askServer(ENTRANT_NAMED, variables);
  return tournamentEntrants.find(({ number }) => number === entrant)?.name ?? null;
}

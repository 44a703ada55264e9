/** The name of an entrant of whom the number alone is told. It is asked for once, and kept. */
import { useEffect, useState } from 'react';
import { client } from '../../../api/client.js';
import { graphql } from '../../../api/schema.js';
import { EntrantName } from '../../entrant-name.js';

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
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    let isOver = false;
    // Without an answer the number stands there, which names an entrant as well.
    askName(tournament, entrant).then(
      (found) => void (isOver || setName(found)),
      () => undefined,
    );
    return () => void (isOver = true);
  }, [tournament, entrant]);
  return (
    <>
      <EntrantName {...{ entrant, name }} />
      {name !== null && <small className="quiet"> {entrant}</small>}
    </>
  );
}

/** Entrants are numbered without gaps. */
async function askName(tournament: string, entrant: number): Promise<string | null> {
  const { data } = await client.query({
    query: ENTRANT_NAMED,
    variables: { tournament, after: entrant - 1 },
    fetchPolicy: 'no-cache',
  });
  return data?.tournamentEntrants.find(({ number }) => number === entrant)?.name ?? null;
}

/** What a player came to in an event: the place and the record, as the standings have them. */
import { client } from '../api/client.js';
import type { ResultOf } from '../api/schema.js';
import { NAMED_SO, PLACE } from './player-documents.js';

export type Place = ResultOf<typeof PLACE>['standings']['nodes'][number];

interface Player {
  readonly account: string;
  readonly name: string;
}

/** The line of the standings; undefined where the player is in none, or not under the name of the account. */
export async function placeIn(tournament: string, player: Player): Promise<Place | undefined> {
  const number = await numberIn(tournament, player);
  if (number === undefined) return undefined;
  const { data } = await client.query({
    query: PLACE,
    variables: { tournament, entrant: String(number) },
    fetchPolicy: 'no-cache',
  });
  return data?.standings.nodes.find(({ entrant }) => entrant === number);
}

async function numberIn(tournament: string, { account, name }: Player) {
  const { data } = await client.query({
    query: NAMED_SO,
    variables: { tournament, name },
    fetchPolicy: 'no-cache',
  });
  return data?.tournamentEntrants.find(({ actor }) => actor === account)?.number;
}

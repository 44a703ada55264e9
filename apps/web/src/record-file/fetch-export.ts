/** A record of this server as the file that anybody may download of it. */
import { client } from '../api/client.js';
import { graphql } from '../api/schema.js';
import { invitedTo } from '../match/invitation-code.js';

const EXPORT_MATCH = graphql(`
  query ExportMatch($id: ID!, $invitation: String) {
    exportMatch(id: $id, invitation: $invitation)
  }
`);

const EXPORT_TOURNAMENT = graphql(`
  query ExportTournament($id: ID!) {
    exportTournament(id: $id)
  }
`);

/** Rejects with the server's words for a record that is not there, and where it is not reached. */
export async function fetchExport(id: string): Promise<Uint8Array<ArrayBuffer>> {
  return new TextEncoder().encode(await textOf(id));
}

async function textOf(id: string): Promise<string> {
  const asked = { variables: { id }, fetchPolicy: 'no-cache' } as const;
  if (id.startsWith('t-')) {
    const { data } = await client.query({ query: EXPORT_TOURNAMENT, ...asked });
    return data?.exportTournament ?? '';
  }
  const variables = { id, ...invitedTo(id) };
  const { data } = await client.query({ query: EXPORT_MATCH, ...asked, variables });
  return data?.exportMatch ?? '';
}

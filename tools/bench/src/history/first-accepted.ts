/** A guest creates a match: the shortest way through api, log, worker and back. */
import { randomUUID } from 'node:crypto';

const TRY_LIMIT_MS = 300_000;

export async function firstAccepted(address: string): Promise<void> {
  const { signInAsGuest } = await ask<{ signInAsGuest: { token: string } }>(
    address,
    'mutation { signInAsGuest { token } }',
  );
  const create = `mutation {
    createMatch(commandId: "${randomUUID()}", game: "fuzzycards", seats: 2) { __typename }
  }`;
  for (const began = performance.now(); performance.now() - began < TRY_LIMIT_MS;) {
    const { createMatch } = await ask<Created>(address, create, signInAsGuest.token);
    if (createMatch.__typename === 'Accepted') return;
    if (createMatch.__typename !== 'Pending') break;
  }
  throw new Error('the server accepted no command');
}

interface Created {
  readonly createMatch: { readonly __typename: string };
}

async function ask<T>(address: string, query: string, token?: string): Promise<T> {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const headers = { 'content-type': 'application/json', ...authorization };
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify({ query }) });
  const { data, errors } = (await answer.json()) as { data?: T | null; errors?: unknown };
  if (data == null) throw new Error(`a query was answered by ${JSON.stringify(errors)}`);
  return data;
}

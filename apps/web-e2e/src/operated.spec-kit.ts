/** An installation with an operator, a player, and a match that somebody's event has stopped. */
import { TOPICS, TRUNCATABLE_TOPICS } from '@scoresheet/contracts-messages';
import { partitionOf, sealEvent } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { openPostgresLog } from '@scoresheet/event-log-postgres';
import { sharedPostgres } from '@scoresheet/event-log-postgres/shared-postgres';
import { issueLocalToken } from '@scoresheet/services-accounts';
import { keysFrom } from '@scoresheet/services-keys';
import { serve, type Served } from './served.spec-kit.js';

export const PASSWORD = 'a horse, a battery and a staple';
const KEY = 'ab'.repeat(32);

export interface Operated extends Served {
  /** Stands still from an event on that no match service wrote. */
  readonly stopped: string;
}

type Data = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Olga operates it, Pat plays there; both are signed in on a phone, and have the same password. */
export async function serveOperated(): Promise<Operated> {
  const postgres = await sharedPostgres();
  const database = await postgres.createDatabase();
  const served = await serve({ DATABASE_URL: database, SCORESHEET_INSTALLATION_KEY: KEY });
  const { url } = served;
  const house = (await issueLocalToken(keysFrom(Buffer.from(KEY, 'hex')), { role: 'operator' }))
    .token;
  const [olga, pat] = [await register(url, 'Olga'), await register(url, 'Pat')];
  const grant = `mutation { grantRole(account: "${olga['account']}", role: OPERATOR) { __typename } }`;
  await ask(url, grant, house);
  const stopped = await stoppedMatch({ url, database, token: pat['accessToken'] ?? '' });
  return {
    ...served,
    stopped,
    async stop(signal) {
      await served.stop(signal);
      await postgres.dispose();
    },
  };
}

async function ask(url: string, query: string, token?: string): Promise<Data> {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...authorization },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return data;
}

async function register(url: string, name: string) {
  const given = `name: "${name}", password: "${PASSWORD}", device: "phone"`;
  const fields = '{ ... on SignedIn { account accessToken } }';
  const { register: signed } = await ask(url, `mutation { register(${given}) ${fields} }`);
  if (signed === undefined) throw new Error(`${name} was not registered`);
  return signed;
}

interface Stopping {
  readonly url: string;
  readonly database: string;
  readonly token: string;
}

/** A match that was opened as usual, and then an event against its rules, written by hand. */
async function stoppedMatch({ url, database, token }: Stopping): Promise<string> {
  const opening = `mutation {
    createMatch(commandId: "c", game: "fuzzycards") { ... on Accepted { match seq hash } }
    }`;
  const { createMatch } = await ask(url, opening, token);
  const { match = '', seq, hash = '' } = createMatch ?? {};
  const { service } = await ask(url, '{ service { partitions } }');
  const partitions = Number(service?.['partitions']);
  const against = { action: { type: 'act' }, facts: [{ kind: 'match-created' }] };
  const draft = {
    record: match,
    type: 'decision-answered',
    at: Date.now(),
    commandId: 'by-hand',
    parts: { public: against },
  };
  const salted = { saltOf: () => sha256('salt'), sha256 };
  const { bytes: value } = sealEvent(draft, { seq: Number(seq), hash }, salted);
  const log = await openPostgresLog({
    topics: Object.values(TOPICS),
    partitions,
    truncatable: TRUNCATABLE_TOPICS,
    connectionString: database,
  });
  const to = { topic: TOPICS.matchEvents, partition: partitionOf(match, partitions, sha256) };
  await log.append(to, [{ key: match, value }]);
  await log.close();
  return match;
}

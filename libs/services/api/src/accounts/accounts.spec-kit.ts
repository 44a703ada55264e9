/** An api with accounts: on a PostgreSQL of its own, with a match service and an operator. */
import { sharedPostgres } from '@scoresheet/event-log-postgres/shared-postgres';
import { openDatabase } from '@scoresheet/services-runtime';
import type { DataSource } from 'typeorm';
import { startApi, startWorkers, type StartOptions, type TestApi } from '../api.spec-kit.js';

export const PASSWORD = 'seven green lanterns';

/** What every mutation about accounts may answer. */
const OUTCOME = `{
  __typename
  ... on SignedIn {
    account session accessToken accessTokenExpiresAt refreshToken refreshTokenExpiresAt
  }
  ... on AccountRefused { code says }
}`;
const DONE = `{ __typename ... on Done { account } ... on AccountRefused { code says } }`;

export interface Signed {
  readonly __typename: string;
  readonly account: string;
  readonly session: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly code?: string;
  readonly says?: string;
}

export interface AccountsApi extends TestApi {
  readonly database: DataSource;
  /** Of who holds the installation's key. */
  readonly operator: string;
  /** A mutation by its name and arguments; its outcome. */
  send(mutation: string, token?: string): Promise<Signed>;
  register(name?: string): Promise<Signed>;
}

let registered = 0;

export async function startWithAccounts(over: StartOptions = {}): Promise<AccountsApi> {
  const postgres = await sharedPostgres();
  const database = await openDatabase(await postgres.createDatabase());
  const api = await startApi({ database, ...over });
  const stopWorkers = await startWorkers(api);
  const send = async (mutation: string, token?: string): Promise<Signed> => {
    const fields = /^(register|signIn|refreshSession)\b/.test(mutation) ? OUTCOME : DONE;
    const { data, errors } = await api.ask(`mutation { ${mutation} ${fields} }`, {}, token);
    if (errors) throw new Error(errors[0]?.message, { cause: errors });
    return Object.values(data ?? {})[0] as Signed;
  };
  return {
    ...api,
    database,
    send,
    operator: await api.tokenOf('installation-key', 'operator'),
    register: (name = `Player ${(registered += 1)}`) =>
      send(`register(name: "${name}", password: "${PASSWORD}")`),
    async close() {
      await stopWorkers();
      await api.close();
      await database.destroy();
      await postgres.dispose();
    },
  };
}

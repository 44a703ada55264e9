/** Finds out as whom a command asks a server. */
import { Fault } from '../program/fault.js';
import type { Server } from './ask-server.js';
import { houseToken } from './house-token.js';
import { settingsOf } from './settings.js';
import { accessTokenFor } from './sign-in.js';

export interface ServerOptions {
  /** Address of the server; absent: this machine, as the settings say. */
  readonly server?: string | undefined;
  readonly token?: string | undefined;
}

/**
 * By the token that was given, by option or in SCORESHEET_TOKEN; else as the account that is signed in there; else, at the server of
 * this machine, as the house, whose proof is the installation's key; else as the public.
 */
export async function whoAsks({ server, token }: ServerOptions): Promise<Server> {
  const url = addressOf(server);
  const given = token ?? tokenInEnvironment();
  const known = given ?? (await accessTokenFor(url)) ?? (await houseTokenAt(url));
  return known === undefined ? { url } : { url, token: known };
}

/**
 * For what operators do: the house comes before whoever is signed in, who may be a player here.
 * Throws a `Fault` where nobody is known.
 */
export async function operatorAt({ server, token }: ServerOptions): Promise<Server> {
  const url = addressOf(server);
  const known = token ?? (await houseTokenAt(url)) ?? (await accessTokenFor(url));
  if (known !== undefined) return { url, token: known };
  const { dataFolder } = settingsOf(process.env);
  throw new Fault(
    'refused',
    `${dataFolder} holds no key for ${url}. Go to the machine of the server and say in ` +
      'SCORESHEET_DATA where its data are, sign in as an operator, or give a token by --token.',
  );
}

/** A token where a script has it, so that it stands in no list of processes. */
export const tokenInEnvironment = (): string | undefined =>
  process.env['SCORESHEET_TOKEN'] || undefined;

const THIS_MACHINE = ['127.0.0.1', 'localhost', '[::1]'];

/** What proves to be the house is for no stranger's ears: only this machine's server is given it. */
export async function houseTokenAt(url: string): Promise<string | undefined> {
  const isHere = url === addressOf(undefined) || THIS_MACHINE.includes(hostOf(url));
  return isHere ? houseToken() : undefined;
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : '');

export function addressOf(server: string | undefined): string {
  if (server !== undefined) return server.replace(/\/+$/, '');
  const { host, port } = settingsOf(process.env);
  return `http://${host}:${port}`;
}

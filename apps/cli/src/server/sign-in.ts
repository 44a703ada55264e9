/** Sessions of a person's account, kept from one command to the next. */
import { hostname } from 'node:os';
import { Fault } from '../program/fault.js';
import { askServer } from './ask-server.js';
import { loadSessions, saveSession, sessionFile } from './session-file.js';

interface Credentials {
  readonly url: string;
  readonly name: string;
  readonly password: string;
  /** The account is made first. */
  readonly isNew: boolean;
}

/** What the server answers: either the tokens, or why there are none. */
interface SignInAnswer {
  readonly outcome: { readonly accessToken?: string; refreshToken?: string; says?: string };
}

const OUTCOME = '{ ... on SignedIn { accessToken refreshToken } ... on AccountRefused { says } }';

const signingIn = (mutation: 'signIn' | 'register'): string =>
  `mutation SignIn($name: String!, $password: String!, $device: String) {
    outcome: ${mutation}(name: $name, password: $password, device: $device) ${OUTCOME}
  }`;

const REFRESH = `mutation Refresh($refreshToken: String!) {
  outcome: refreshSession(refreshToken: $refreshToken) ${OUTCOME}
}`;

const SIGN_OUT = 'mutation SignOut { signOut { __typename } }';

/** Throws a `Fault` with the server's words where it refuses. */
export async function signIn({ url, name, password, isNew }: Credentials): Promise<void> {
  const mutation = signingIn(isNew ? 'register' : 'signIn');
  const device = `command line on ${hostname()}`;
  const answer = await askServer<SignInAnswer>({ url }, mutation, { name, password, device });
  const { refreshToken, says = 'the server refuses.' } = answer.outcome;
  if (refreshToken === undefined) throw new Fault('refused', says);
  await saveSession(sessionFile(), url, { name, refreshToken });
}

/** A fresh access token of whoever is signed in there; undefined where nobody is. */
export async function accessTokenFor(url: string): Promise<string | undefined> {
  const file = sessionFile();
  const session = (await loadSessions(file))[url];
  if (!session) return undefined;
  const { name, refreshToken: used } = session;
  const answer = await askServer<SignInAnswer>({ url }, REFRESH, { refreshToken: used });
  const { accessToken, refreshToken } = answer.outcome;
  if (accessToken === undefined || refreshToken === undefined) {
    await saveSession(file, url, undefined);
    const again = `npx scoresheet sign-in "${name}"`;
    throw new Fault('refused', `your session at ${url} is over. Sign in again: ${again}`);
  }
  await saveSession(file, url, { name, refreshToken });
  return accessToken;
}

/** The name of who was signed in; undefined where nobody was. */
export async function signOut(url: string): Promise<string | undefined> {
  const file = sessionFile();
  const session = (await loadSessions(file))[url];
  if (!session) return undefined;
  const token = await accessTokenFor(url).catch(overAlready);
  if (token !== undefined) await askServer({ url, token }, SIGN_OUT);
  await saveSession(file, url, undefined);
  return session.name;
}

/** A session that the server has ended itself needs no farewell. */
function overAlready(error: unknown): undefined {
  if (error instanceof Fault && error.code === 'refused') return undefined;
  throw error;
}

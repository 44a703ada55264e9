/** Somebody with an account who speaks to the api, and whose account a browser can sign in to. */
import { randomUUID } from 'node:crypto';
import { ask } from '@scoresheet/services-bots';
import type { BrowserContext } from 'playwright-core';
import { postQuery } from './browser.spec-kit.js';

const PASSWORD = 'seven green lanterns';

export interface Person {
  readonly name: string;
  /** Id of the account. */
  readonly actor: string;
  readonly token: string;
}

/** The event that is spoken of; before it has been made, its id is empty. */
export interface EventAddress {
  readonly url: string;
  readonly tournament: string;
}

/** Somebody with a new account; the name gets an ending that no other spec has given. */
export async function person(url: string, name: string): Promise<Person> {
  const full = `${name} ${randomUUID().slice(0, 6)}`;
  const query = `mutation { in: register(name: "${full}", password: "${PASSWORD}") {
    ... on SignedIn { accessToken account } } }`;
  type SignedIn = { readonly accessToken: string; readonly account: string };
  const { in: signedIn } = await ask<{ in: SignedIn }>({ url }, query);
  return { name: full, actor: signedIn.account, token: signedIn.accessToken };
}

/** From now on that browser is this person. */
export async function signIn(context: BrowserContext, url: string, who: Person): Promise<void> {
  const query = `mutation { opened: openSession(name: "${who.name}", password: "${PASSWORD}") {
    __typename } }`;
  const response = await postQuery(context, url, query);
  const said = await response.text();
  if (!said.includes('SessionOpened')) throw new Error(`${who.name}: ${said}`);
}

/** A query about the event, such as `standings { … }`; its arguments begin with the event. */
export async function read<T>(
  { url, tournament }: EventAddress,
  who: Person,
  query: string,
): Promise<T> {
  const of = query.replace(/^(\w+)(\()?/, (_, name: string, open?: string) =>
    [name, `(tournament: "${tournament}"`, open === undefined ? ')' : ', '].join(''),
  );
  return (await ask<{ it: T }>({ url, token: who.token }, `{ it: ${of} }`)).it;
}

type Sent = { readonly __typename: string; readonly tournament: string; readonly token: string };

/** Sends a command such as `enterResult`, which has to be accepted; `args` as in a document. */
export async function told(
  { url, tournament }: EventAddress,
  who: Person,
  mutation: string,
  args = '',
): Promise<Sent> {
  const of = tournament === '' ? '' : `tournament: "${tournament}",`;
  const query = `mutation { sent: ${mutation}(commandId: "${randomUUID()}", ${of} ${args}) {
    __typename ... on TournamentAccepted { tournament token }
    ... on Refused { code says } ... on Conflict { says } } }`;
  for (;;) {
    const { sent } = await ask<{ sent: Sent }>({ url, token: who.token }, query);
    if (sent.__typename === 'TournamentAccepted') return sent;
    if (sent.__typename !== 'Pending') throw new Error(`${mutation}: ${JSON.stringify(sent)}`);
  }
}

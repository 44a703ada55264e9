/**
 * Duels of Fuzzycards between two browsers whose answers are given without a page, as quick as the
 * api takes them: who somebody is, the cookie of their browser says.
 */
import { randomUUID } from 'node:crypto';
import type { BrowserContext } from 'playwright-core';
import { postQuery } from './browser.spec-kit.js';

export interface Somebody {
  readonly context: BrowserContext;
}

type Answered = Readonly<Record<string, unknown>>;

/** Asks the api as a page of that browser does. */
export async function asked<T = Answered>(
  { context }: Somebody,
  url: string,
  query: string,
): Promise<T> {
  const response = await postQuery(context, url, query);
  const { data, errors } = (await response.json()) as { data?: T; errors?: unknown };
  if (errors !== undefined || !data) throw new Error(`${query}: ${JSON.stringify(errors)}`);
  return data;
}

interface Outcome {
  readonly __typename: string;
  readonly match: string;
  readonly seq: number;
}

/** Sends a command such as `getReady(match: "m-1", expectedSeq: 2)`; it has to be accepted. */
export async function sent(who: Somebody, url: string, command: string): Promise<Outcome> {
  const named = command.replace('(', `(commandId: "${randomUUID()}", `);
  const query = `mutation { outcome: ${named} {
    __typename ... on Accepted { match seq } ... on Refused { code says } ... on Conflict { says } } }`;
  const { outcome } = await asked<{ outcome: Outcome }>(who, url, query);
  if (outcome.__typename === 'Accepted') return outcome;
  throw new Error(`${command}: ${JSON.stringify(outcome)}`);
}

export const becomeGuest = (who: Somebody, url: string): Promise<unknown> =>
  asked(who, url, 'mutation { openGuestSession(as: PLAYER) { __typename } }');

/** Signs in to an account that is made for that, from a device of that name. */
export async function becomeAccount(
  who: Somebody,
  url: string,
  { name, device, isNew }: { readonly name: string; readonly device: string; isNew: boolean },
): Promise<void> {
  const given = `name: "${name}", password: "seven green lanterns", device: "${device}"`;
  const query = `mutation { opened: ${isNew ? 'openNewAccount' : 'openSession'}(${given}) { __typename } }`;
  const { opened } = await asked<{ opened: { __typename: string } }>(who, url, query);
  if (opened.__typename !== 'SessionOpened') throw new Error(`${name}: ${opened.__typename}`);
}

export interface Duel {
  readonly url: string;
  readonly match: string;
  readonly players: readonly [Somebody, Somebody];
}

async function sitDown(who: Somebody, { url, match, seat }: Chair): Promise<void> {
  const query = '{ games { id decks { cards } } }';
  type Games = readonly { id: string; decks: { cards: string[] }[] }[];
  const { games } = await asked<{ games: Games }>(who, url, query);
  const deck = JSON.stringify(games.find(({ id }) => id === 'fuzzycards')?.decks[0]?.cards);
  const sitting = `match: "${match}", seat: ${seat}, deck: ${deck}, expectedSeq: ${seat - 1}`;
  await sent(who, url, `takeSeat(${sitting})`);
}

interface Chair {
  readonly url: string;
  readonly match: string;
  readonly seat: number;
}

/** One sits, and another is waited for; gives the match. */
export async function openDuel(url: string, who: Somebody, settings = ''): Promise<string> {
  const { match } = await sent(who, url, `createMatch(game: "fuzzycards" ${settings})`);
  await sitDown(who, { url, match, seat: 1 });
  return match;
}

/** Two guests sit, and the game has begun; `settings` are further arguments of `createMatch`. */
export async function beginDuel(
  url: string,
  players: readonly [Somebody, Somebody],
  settings = '',
): Promise<Duel> {
  const [ada, ben] = players;
  const match = await openDuel(url, ada, settings);
  await sitDown(ben, { url, match, seat: 2 });
  await sent(ada, url, `getReady(match: "${match}", expectedSeq: 2)`);
  await sent(ben, url, `getReady(match: "${match}", expectedSeq: 3)`);
  return { url, match, players };
}

export const giveUp = ({ url, match }: Duel, who: Somebody): Promise<unknown> =>
  sent(who, url, `concede(match: "${match}")`);

interface Looked {
  readonly seq: number;
  readonly status: string;
  readonly ownSeat: number | null;
  readonly decisions: readonly {
    readonly id: string;
    readonly seat: number;
    readonly options: Offered | null;
  }[];
}

interface Offered {
  readonly pick: 'ONE' | 'SOME' | 'ORDER' | 'NUMBER' | 'WORDS';
  readonly from: readonly { readonly id: string }[] | null;
  readonly min: number | null;
}

/** The match as somebody sees it. */
export async function look({ url, match }: Duel, who: Somebody): Promise<Looked> {
  const query = `{ match(id: "${match}") {
    seq status ownSeat decisions { id seat options { pick min from { id } } } } }`;
  return (await asked<{ match: Looked }>(who, url, query)).match;
}

/** The first option that is offered, or as many as there have to be, as it stands in a query. */
function firstChoice({ pick, from, min }: Offered): string {
  const ids = (from ?? []).map(({ id }) => id);
  if (pick === 'ONE') return JSON.stringify(ids[0]);
  if (pick === 'NUMBER') return String(min ?? 0);
  if (pick === 'WORDS') return JSON.stringify('x'.repeat(min ?? 0));
  return JSON.stringify(pick === 'ORDER' ? ids : ids.slice(0, min ?? 0));
}

/** The decision that one of the two has to answer just now; undefined when the game is over. */
export async function openDecision(
  duel: Duel,
): Promise<{ who: Somebody; id: string; choice: string } | undefined> {
  for (const who of duel.players) {
    const { decisions } = await look(duel, who);
    for (const { id, options } of decisions) {
      if (options) return { who, id, choice: firstChoice(options) };
    }
  }
  return undefined;
}

/** Answers what is open by what is offered first, as often as said; the game must not end by it. */
export async function playOn(duel: Duel, answers: number): Promise<void> {
  for (let given = 0; given < answers; given += 1) {
    const open = await openDecision(duel);
    if (!open)
      throw new Error(`${duel.match}: nobody is asked after ${given} of ${answers} answers`);
    const said = `decision: "${open.id}", choice: ${open.choice}`;
    await sent(open.who, duel.url, `act(match: "${duel.match}", ${said})`);
  }
}

/** The ids of the commands that the events of a match have accepted, in their order. */
export async function commandsOf({ url, match, players }: Duel): Promise<readonly string[]> {
  const query = `{ events(match: "${match}", from: 0, first: 500) { events { commandId } } }`;
  const { events } = await asked<{ events: { events: { commandId: string }[] } }>(
    players[0],
    url,
    query,
  );
  return events.events.map(({ commandId }) => commandId);
}

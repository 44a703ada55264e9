/** A match of Fuzzycards that is played over the api, by whoever a spec sends. */
import { newActor } from '@scoresheet/services-accounts';
import { expect } from 'vitest';
import type { TestApi } from './api.spec-kit.js';
import { firstChoice, OFFERED, type Offered } from './first-choice.spec-kit.js';

const OUTCOME = `{
  __typename
  ... on Accepted { match seq token }
  ... on Refused { code rule says }
  ... on Conflict { says }
  ... on Pending { commandId says }
}`;

interface SentOutcome {
  readonly __typename: 'Accepted' | 'Refused' | 'Conflict' | 'Pending';
  readonly match: string;
  readonly seq: number;
  readonly token: string;
  readonly code?: string;
  readonly rule?: string | null;
  readonly says?: string;
}

export interface OpenDecision {
  readonly id: string;
  readonly kind: string;
  /** An answer that the seat may give. */
  readonly choice: unknown;
  /** Whose decision it is, and whose it is not. */
  readonly asked: string;
  readonly other: string;
}

export interface PlayedTable {
  readonly match: string;
  /** Tokens of the two seats. */
  readonly seats: readonly [string, string];
  /** Reads what is sealed so far. */
  readonly after: string;
}

/** A mutation by its name and arguments; `commandId` is new where it is not among them. */
export async function send(
  api: TestApi,
  token: string,
  command: string,
  commandId: string = newActor(),
): Promise<SentOutcome> {
  const named = command.replace('(', `(commandId: "${commandId}", `);
  const { data, errors } = await api.ask(`mutation { ${named} ${OUTCOME} }`, {}, token);
  expect(errors).toBeUndefined();
  return Object.values(data ?? {})[0] as SentOutcome;
}

export async function fuzzycardsDeck(api: TestApi): Promise<readonly string[]> {
  const { data } = await api.ask('{ games { id decks { cards } } }');
  const games = data?.['games'] as { id: string; decks: { cards: string[] }[] }[];
  return games.find(({ id }) => id === 'fuzzycards')?.decks[0]?.cards ?? [];
}

/** An open match, nobody seated; `settings` are further arguments of `createMatch`. */
export const openTable = async (api: TestApi, token: string, settings = ''): Promise<string> =>
  (await send(api, token, `createMatch(game: "fuzzycards" ${settings})`)).match;

/** Two new players, and the game has begun: event 4 is the last one. */
export async function runningTable(api: TestApi, settings = ''): Promise<PlayedTable> {
  const seats = [await api.tokenOf(newActor()), await api.tokenOf(newActor())] as const;
  const match = await openTable(api, seats[0], settings);
  const deck = JSON.stringify(await fuzzycardsDeck(api));
  for (const [at, token] of seats.entries()) {
    const sitting = `seat: ${at + 1}, expectedSeq: ${at}, deck: ${deck}`;
    await send(api, token, `takeSeat(match: "${match}", ${sitting})`);
  }
  await send(api, seats[0], `getReady(match: "${match}", expectedSeq: 2)`);
  const { token } = await send(api, seats[1], `getReady(match: "${match}", expectedSeq: 3)`);
  return { match, seats, after: token };
}

interface Looked {
  readonly status: string;
  readonly seq: number;
  readonly decisions: readonly {
    readonly id: string;
    readonly kind: string;
    readonly options: Offered | null;
  }[];
}

export async function look(api: TestApi, match: string, token?: string): Promise<Looked> {
  const query = `{ match(id: "${match}") { status seq decisions { id kind ${OFFERED} } } }`;
  return (await api.ask(query, {}, token)).data?.['match'] as Looked;
}

/** The first open decision; somebody has to be asked. */
export async function openDecision(
  api: TestApi,
  { match, seats }: PlayedTable,
): Promise<OpenDecision> {
  const [one, two] = seats;
  for (const [asked, other] of [seats, [two, one] as const]) {
    const { decisions } = await look(api, match, asked);
    for (const { id, kind, options } of decisions) {
      if (options) return { id, kind, choice: firstChoice(options), asked, other };
    }
  }
  throw new Error(`nobody is asked in ${match}`);
}

/** Answers whatever is open, once; gives what came of it. */
export async function answer(api: TestApi, table: PlayedTable): Promise<SentOutcome> {
  const { id, choice, asked } = await openDecision(api, table);
  const said = `decision: "${id}", choice: ${JSON.stringify(choice)}`;
  return send(api, asked, `act(match: "${table.match}", ${said})`);
}

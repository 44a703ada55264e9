/** A match of two guests whose answers are given when the bench says so. */
import {
  ask,
  choose,
  drawFrom,
  followMatch,
  questionTo,
  type MatchMessage,
  type Question,
} from '@scoresheet/services-bots';

export interface LiveTable {
  readonly match: string;
  /** The last event that the players know. */
  readonly seq: () => number;
  /** Whether somebody is asked, and the last answer was told of. */
  readonly isReady: () => boolean;
  readonly isOver: () => boolean;
  /** Answers under this id; resolves when it is accepted. */
  act(commandId: string): Promise<void>;
  leave(): void;
}

interface Player {
  readonly seat: number;
  readonly token: string;
}

interface Asked {
  readonly player: Player;
  readonly question: Question;
  readonly message: MatchMessage;
}

/** Short, so that a server's absence is measured, not the patience of its clients. */
const LONGEST_RETRY_MS = 50;

const SIGN_IN = `mutation { signInAsGuest(as: PLAYER) { token } }`;
const DECKS = `{ games { id decks { cards } } }`;
const ACCEPTED = `{ __typename ... on Accepted { match seq } ... on Refused { says } }`;
const CREATE = `mutation ($id: ID!) { sent: createMatch(commandId: $id, game: "fuzzycards") ${ACCEPTED} }`;
const SIT = `mutation ($id: ID!, $match: ID!, $seat: Int!, $deck: [String!]!, $seq: Int!) {
  sent: takeSeat(commandId: $id, match: $match, seat: $seat, deck: $deck, expectedSeq: $seq) ${ACCEPTED} }`;
const READY = `mutation ($id: ID!, $match: ID!, $seq: Int!) {
  sent: getReady(commandId: $id, match: $match, expectedSeq: $seq) ${ACCEPTED} }`;
const ACT = `mutation ($id: ID!, $match: ID!, $decision: ID!, $choice: Choice!) {
  sent: act(commandId: $id, match: $match, decision: $decision, choice: $choice) ${ACCEPTED} }`;

interface Sent {
  readonly __typename: string;
  readonly match: string;
  readonly seq: number;
  readonly says?: string;
}

/** Sends until it is clear what came of it: a server may be away, or wait for one in vain. */
async function send(
  { url, token }: { readonly url: string; readonly token: string },
  mutation: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<Sent> {
  const address = { url, token, longestRetryMs: LONGEST_RETRY_MS };
  for (;;) {
    const { sent } = await ask<{ sent: Sent }>(address, mutation, variables);
    if (sent.__typename === 'Accepted') return sent;
    if (sent.__typename === 'Pending') continue;
    throw new Error(`The bench's command ${variables['id']} is ${sent.__typename}: ${sent.says}`);
  }
}

/** Signs two guests in and begins their match. */
export async function setTable(url: string, name: string): Promise<LiveTable> {
  const players = await Promise.all([1, 2].map((seat) => signIn(url, seat)));
  const { games } = await ask<{ games: { id: string; decks: { cards: string[] }[] }[] }>(
    { url },
    DECKS,
  );
  const decks = games.find(({ id }) => id === 'fuzzycards')?.decks ?? [];
  const [host] = players as [Player];
  let { match, seq } = await send({ url, ...host }, CREATE, { id: `${name}-create` });
  for (const { seat, token } of players) {
    const place = { match, seat, deck: decks[seat]?.cards ?? [], seq };
    ({ match, seq } = await send({ url, token }, SIT, { id: `${name}-sit-${seat}`, ...place }));
  }
  for (const { seat, token } of players) {
    const id = `${name}-ready-${seat}`;
    ({ match, seq } = await send({ url, token }, READY, { id, match, seq }));
  }
  return playedTable(url, match, players, seq);
}

async function signIn(url: string, seat: number): Promise<Player> {
  const signed = await ask<{ signInAsGuest: { token: string } }>({ url }, SIGN_IN);
  return { seat, token: signed.signInAsGuest.token };
}

async function playedTable(
  url: string,
  match: string,
  players: readonly Player[],
  begunSeq: number,
): Promise<LiveTable> {
  const leaving = new AbortController();
  let asked: Asked | undefined;
  let seq = begunSeq;
  let isOver = false;
  const follow = async (player: Player): Promise<void> => {
    const address = { url, token: player.token, signal: leaving.signal };
    for await (const message of followMatch(address, match, begunSeq)) {
      seq = Math.max(seq, message.seq);
      isOver ||= message.status === 'OVER';
      const question = questionTo(message.table, player.seat);
      if (question !== undefined) asked = { player, question, message };
    }
  };
  for (const player of players) follow(player).catch(() => undefined); // by `leave`, at the end
  return {
    match,
    seq: () => seq,
    isReady: () => asked !== undefined && !isOver,
    isOver: () => isOver,
    async act(commandId) {
      if (asked?.message.table == null) throw new Error(`Nobody is asked anything in ${match}.`);
      const { player, question, message } = asked;
      asked = undefined;
      const { seat, token } = player;
      const seen = { seat, table: message.table as NonNullable<MatchMessage['table']> };
      const choice = choose('random', seen, question, drawFrom(match, question.id));
      await send({ url, token }, ACT, { id: commandId, match, decision: question.id, choice });
    },
    leave: () => leaving.abort(),
  };
}

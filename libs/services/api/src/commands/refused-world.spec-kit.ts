/** Matches in every state, and people of every role, for commands that are not accepted. */
import { newActor, type Role } from '@scoresheet/services-accounts';
import type { TestApi } from '../api.spec-kit.js';
import * as played from '../played-table.spec-kit.js';

export interface World {
  /** Seat 1 is taken, by `host`; event 1 is the last one. */
  readonly lobby: string;
  readonly host: string;
  readonly running: played.PlayedTable;
  readonly decision: played.OpenDecision;
  readonly paused: played.PlayedTable;
  readonly over: played.PlayedTable;
  /** Asked what to play, with hands that the other may not see. */
  readonly playing: played.PlayedTable;
  readonly plays: played.OpenDecision;
  readonly hiddenCard: string;
  readonly deck: readonly string[];
  /** A token of somebody who sits nowhere. */
  by(role: Role): string;
  /** The exports of all matches, as a judge gets them. */
  records(): Promise<string>;
}

export async function newWorld(api: TestApi): Promise<World> {
  const tokens = await tokensOf(api);
  const by = (role: Role) => tokens.get(role) ?? '';
  const host = await api.tokenOf(newActor());
  const lobby = await played.openTable(api, host);
  const deck = await played.fuzzycardsDeck(api);
  await played.send(api, host, take(lobby, 1, 0, deck));
  const [running, paused, over, playing] = (await Promise.all(
    Array.from({ length: 4 }, () => played.runningTable(api)),
  )) as [played.PlayedTable, played.PlayedTable, played.PlayedTable, played.PlayedTable];
  await played.send(api, by('judge'), `pauseMatch(match: "${paused.match}")`);
  await played.send(api, over.seats[0], `concede(match: "${over.match}")`);
  const plays = await untilAsked(api, playing, 'activate');
  const decision = await played.openDecision(api, running);
  const hiddenCard = await cardInHandOf(api, playing, plays.other);
  const tables = { running, paused, over, playing };
  const matches = [lobby, ...Object.values(tables).map(({ match }) => match)];
  // Whoever reads as the house may not sit down afterwards, and the judge is to try.
  const records = () => recordsOf(api, matches, by('operator'));
  return { lobby, host, deck, decision, plays, hiddenCard, ...tables, by, records };
}

async function untilAsked(
  api: TestApi,
  table: played.PlayedTable,
  kind: string,
): Promise<played.OpenDecision> {
  for (;;) {
    const decision = await played.openDecision(api, table);
    if (decision.kind === kind) return decision;
    await played.answer(api, table);
  }
}

/** As its owner sees it. */
async function cardInHandOf(
  api: TestApi,
  { match }: played.PlayedTable,
  owner: string,
): Promise<string> {
  const { data } = await api.ask(`{ match(id: "${match}") { ownSeat table } }`, {}, owner);
  const { ownSeat } = data?.['match'] as { ownSeat: number };
  const [card] = JSON.stringify(data).match(new RegExp(`hand${ownSeat}-[0-9]+`)) ?? [];
  return card ?? '';
}

export const take = (match: string, seat: number, seq: number, deck: readonly string[]): string =>
  `takeSeat(match: "${match}", seat: ${seat}, expectedSeq: ${seq}, deck: ${JSON.stringify(deck)})`;

export const act = ({ match }: played.PlayedTable, decision: string, choice: unknown): string =>
  `act(match: "${match}", decision: "${decision}", choice: ${JSON.stringify(choice)})`;

export const concede = ({ match }: played.PlayedTable): string => `concede(match: "${match}")`;

async function tokensOf(api: TestApi): Promise<ReadonlyMap<Role, string>> {
  const tokens = new Map<Role, string>();
  const roles = ['player', 'judge', 'organiser', 'spectator', 'operator'] as const;
  for (const role of roles) tokens.set(role, await api.tokenOf(newActor(), role));
  return tokens;
}

async function recordsOf(api: TestApi, matches: readonly string[], judge: string): Promise<string> {
  const exported = matches.map(async (match) => {
    const { data } = await api.ask(`{ exportMatch(id: "${match}") }`, {}, judge);
    return String(data?.['exportMatch']);
  });
  return (await Promise.all(exported)).join('');
}

/** The record of a tournament at a server, with as much of it as whoever asks may know. */
import { encodeUtf8, readExport } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { replayTournament, type TournamentState } from '@scoresheet/domain-tournament';
import { Fault } from '../program/fault.js';
import { askServer, type Server } from '../server/ask-server.js';
import { tournamentAt } from './tournament-at.js';

/** A whole event of thousands is read, cut and sent. */
const PATIENCE_MS = 120_000;

const EXPORT = `query Export($tournament: ID!, $after: [String!]!) {
  exportTournament(id: $tournament, afterTokens: $after)
}`;

/** As JSON Lines, for `verify`. `after` is a token of an event to wait for. */
export async function fetchRecord(
  server: Server,
  tournament: string,
  after?: string,
): Promise<string> {
  await tournamentAt(server, tournament); // says in words where there is none
  const asked = { tournament, after: after === undefined ? [] : [after] };
  const { exportTournament } = await askServer<{ exportTournament: string }>(
    server,
    EXPORT,
    asked,
    PATIENCE_MS,
  );
  return exportTournament;
}

/** The tournament folded from its record, here. */
export async function stateAt(
  server: Server,
  tournament: string,
  after?: string,
): Promise<TournamentState> {
  const read = readExport(encodeUtf8(await fetchRecord(server, tournament, after)), sha256);
  if (read.ok) return replayTournament(read.value, sha256);
  const { line, reason } = read.broken;
  throw new Fault('broken-record', `${server.url} sent a broken record: line ${line}, ${reason}.`);
}

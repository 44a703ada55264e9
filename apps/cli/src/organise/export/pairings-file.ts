/** A round to be hung up: who sits where, and who has a bye. */
import type { TournamentState } from '@scoresheet/domain-tournament';
import { writePairings, type FileFormat, type FilePairing } from '@scoresheet/tournament-files';
import { Fault } from '../../program/fault.js';
import type { Server } from '../../server/ask-server.js';
import { namesOf } from '../names.js';
import { stateAt } from '../record-of-server.js';
import { roundOfRecord } from '../round-of-record.js';
import { entrantsAt } from '../tournament-at.js';
import type { ExportOptions, ListAsked } from './list-asked.js';

export async function pairingsFile(
  server: Server,
  { tournament, options }: ListAsked,
  format: FileFormat,
): Promise<Uint8Array> {
  const state = await stateAt(server, tournament);
  const at = roundAsked(state, options);
  const round = at && roundOfRecord(state, at);
  if (round === undefined) throw new Fault('refused', 'No such round is published.', 'wrong-round');
  const names = namesOf(await entrantsAt(server, tournament));
  const { phase, round: number } = round;
  const pairing = (table: number | null, entrants: readonly number[]): FilePairing => ({
    phase,
    round: number,
    table,
    seats: entrants.map((entrant) => ({ entrant, name: names.get(entrant) ?? '' })),
  });
  const tables = round.tables.map(({ table, entrants }) => pairing(table, entrants));
  const byes = round.byes.map((entrant) => pairing(null, [entrant]));
  return writePairings([...tables, ...byes], format);
}

const HIDDEN: readonly string[] = ['drawn', 'reviewed'];

/** The round that was published last, of all phases or of the one that was named. */
function roundAsked(
  { phases }: TournamentState,
  { phase, round }: ExportOptions,
): { readonly phase: number; readonly round: number } | undefined {
  const all = phases
    .filter((each) => phase === undefined || each.phase === phase)
    .flatMap((each) => each.rounds.map((one) => ({ phase: each.phase, ...one })))
    .filter(({ stage }) => !HIDDEN.includes(stage));
  return all.findLast((each) => round === undefined || each.round === round);
}

/** Tells a tournament what its matches have come to at a table. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import type { RecordMatches, TableResult } from '@scoresheet/contracts-messages';
import { saidByHouse, type Series } from '@scoresheet/domain-match';
import { findCommand, type Json, type Sha256 } from '@scoresheet/domain-record';
import { commandIdFor, type HouseCommand } from './house-commands.js';
import type { KnownMatch } from './match-standing.js';
import { isOfTwo, type TableInPlay } from './table-in-play.js';
import type { TableGames } from './table-games.js';

/** Without a result where the matches have none: staff are asked then. */
export function recordTable(
  place: TableInPlay,
  { stands, played, ended }: TableGames,
  sha256: Sha256,
): HouseCommand {
  const { tournament, phase, round, table } = place;
  const says = withoutUndefined<Omit<RecordMatches, 'actor' | 'commandId' | 'record' | 'role'>>({
    type: 'record-matches',
    phase: phase.phase,
    round: round.round,
    table: table.number,
    between: [...table.entrants],
    matches: [...ended],
    result: stands.is === 'decided' ? resultOf(place, stands.series, played) : undefined,
  });
  return { ...saidByHouse(idOf(place, says, sha256), tournament.record), ...says };
}

/**
 * What was said once and is missing again has been undone by a repair, which took the table away and
 * set it up anew: it is said once more, under another id.
 */
function idOf({ tournament, table }: TableInPlay, says: object, sha256: Sha256): string {
  for (let attempt = 1; ; attempt += 1) {
    const purpose = ['record', table.entrants, says as Json, attempt] as const;
    const id = commandIdFor(tournament.record, purpose, sha256);
    if (findCommand(tournament.commands, id) === undefined) return id;
  }
}

function resultOf(
  place: TableInPlay,
  { wins, draws }: Series,
  played: readonly KnownMatch[],
): TableResult {
  if (isOfTwo(place)) return { is: 'games', wins: [...wins], draws };
  const { places = [], scores } = played.at(-1) ?? {};
  const { entrants } = place.table;
  return withoutUndefined({
    is: 'places',
    places: places.map((seats) => seats.map((seat) => entrants[seat - 1] as number)),
    scores: scores === undefined ? undefined : [...scores],
  });
}

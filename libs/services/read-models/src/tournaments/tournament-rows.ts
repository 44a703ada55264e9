import type { RowModel } from '../row-model.js';
import { rowTable } from '../row-table.sql.js';
import { rowsVersion } from '../rows-version.js';
import { suspendedIds } from '../suspended-ids.js';
import { saveTournamentEntrants } from './tournament-entrants.sql.js';
import { projectTournament, suspendTournament } from './tournament-projection.js';
import { TournamentEntity, type TournamentRow } from './tournament.entity.js';

/** One more for every change after which the same events give another row. */
const VERSION = 4;

/** The rows of tournaments. A game that is not shipped is played at tables all the same. */
export const TOURNAMENT_ROWS: RowModel<TournamentRow> = {
  table: rowTable(TournamentEntity),
  version: rowsVersion({ name: 'tournament', version: VERSION }),
  project: projectTournament,
  suspend: suspendTournament,
  saveBeside: saveTournamentEntrants,
  isOver: ({ endedAtMs }) => endedAtMs !== null,
  suspended: (database) => suspendedIds(database, TournamentEntity),
};

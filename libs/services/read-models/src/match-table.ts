/** The rows of matches in the database, many at once; for the projector alone. */
import { MatchEntity, type MatchRow } from './match.entity.js';
import { rowTable } from './row-table.sql.js';

export const MATCH_TABLE = rowTable<MatchRow>(MatchEntity, {
  derived: {
    reason: `row.result ->> 'reason'`,
    players: `array(select seat ->> 'actor' from jsonb_array_elements(row.seats) as seat
      where seat ->> 'actor' is not null)`,
  },
});

export const { load: loadMatchRows, save: saveMatchRows } = MATCH_TABLE;

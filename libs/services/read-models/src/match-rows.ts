import { knownRulesDigest, knowsRules } from './known-rules.js';
import { projectMatch, suspendMatch } from './match-projection.js';
import { MATCH_TABLE } from './match-table.js';
import { MatchEntity, type MatchRow } from './match.entity.js';
import type { RowModel } from './row-model.js';
import { rowsVersion } from './rows-version.js';
import { suspendedIds } from './suspended-ids.js';

/** One more for every change after which the same events give another row. */
const VERSION = 8;

/** The rows of matches: those of rules that this program does not have stand still. */
export const MATCH_ROWS: RowModel<MatchRow> = {
  table: MATCH_TABLE,
  version: rowsVersion({ name: 'match', version: VERSION, rules: knownRulesDigest }),
  project: (row, event) => projectMatch(row, event, knowsRules),
  suspend: suspendMatch,
  isOver: ({ status }) => status === 'over',
  suspended: (database) => suspendedIds(database, MatchEntity),
};

export const { noteRebuilt: noteMatchRowsRebuilt } = MATCH_ROWS.version;

export const { suspended: suspendedMatches } = MATCH_ROWS;

/** The rows of every kind of record: whoever looks after all lists goes through this list. */
import type { RecordKind } from '@scoresheet/contracts-messages';
import { MATCH_ROWS } from './match-rows.js';
import type { RowModel } from './row-model.js';
import { TOURNAMENT_ROWS } from './tournaments/tournament-rows.js';

export const ROW_MODELS = {
  match: MATCH_ROWS,
  tournament: TOURNAMENT_ROWS,
} as const satisfies { readonly [kind in RecordKind]: Pick<RowModel, 'version' | 'suspended'> };

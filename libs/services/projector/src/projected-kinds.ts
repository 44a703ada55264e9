/** The kinds of records that are projected: where their events stand, who judges them, which rows. */
import { RECORD_TOPICS } from '@scoresheet/contracts-messages';
import { readOnlyMatch } from '@scoresheet/domain-match';
import type { ReadOnlyAggregate } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { gamesOf, readOnlyTournament } from '@scoresheet/domain-tournament';
import { rulesOf } from '@scoresheet/games-catalog';
import {
  MATCH_ROWS,
  TOURNAMENT_ROWS,
  type ProjectedRow,
  type RowModel,
} from '@scoresheet/services-read-models';
import type { Belief } from '@scoresheet/services-tail';
import { doubting } from '@scoresheet/services-tail';

export interface ProjectedKind<S = unknown, Row extends ProjectedRow = ProjectedRow> {
  /** The topic of its events. */
  readonly topic: string;
  readonly model: RowModel<Row>;
  /** Lists fold nothing; whoever doubts an event has to know the rules. */
  judge(belief: Belief): ReadOnlyAggregate<S>;
}

const kindOf = <S, Row extends ProjectedRow>(
  topic: string,
  model: RowModel<Row>,
  aggregate: ReadOnlyAggregate<S>,
): ProjectedKind => ({
  topic,
  model: model as unknown as RowModel,
  judge: (belief) => doubting(aggregate, belief) as ReadOnlyAggregate<unknown>,
});

export const PROJECTED_MATCHES = kindOf(
  RECORD_TOPICS.match.events,
  MATCH_ROWS,
  readOnlyMatch({ rulesOf, sha256 }),
);

export const PROJECTED_TOURNAMENTS = kindOf(
  RECORD_TOPICS.tournament.events,
  TOURNAMENT_ROWS,
  readOnlyTournament({ sha256, gameOf: gamesOf(rulesOf) }),
);

export const PROJECTED_KINDS: readonly ProjectedKind[] = [PROJECTED_MATCHES, PROJECTED_TOURNAMENTS];

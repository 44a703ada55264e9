/** A page of tournaments, as everybody may know them. */
import {
  tournamentPlaceOf,
  type PageAsked,
  type RowPage,
  type TournamentList,
  type TournamentLists,
  type TournamentOrder,
  type TournamentRow,
} from '@scoresheet/services-read-models';
import { connection } from '../../lists/connection.js';
import { listCursors } from '../../lists/list-cursors.js';
import type { TournamentEntry, TournamentPlay } from '../commands/create-tournament.args.js';
import type { TournamentStage } from '../views/tournament.type.js';
import type {
  TournamentConnectionType,
  TournamentSummaryType,
} from './tournament-connection.type.js';

export const tournamentCursors = listCursors<TournamentOrder['by']>('list of tournaments', {
  created: 'tournament-created',
  begins: 'tournament-begins',
  started: 'tournament-started',
});

interface Listed {
  readonly asked: TournamentList & PageAsked;
  readonly page: RowPage<TournamentRow>;
  readonly titleOf: (tournament: string) => Promise<string | null>;
}

export const tournamentConnection = (
  lists: TournamentLists,
  { asked, page, titleOf }: Listed,
): TournamentConnectionType =>
  connection<TournamentList, TournamentRow, TournamentSummaryType>({
    lists,
    asked,
    page,
    nodeOf: (row) => summary(row, titleOf),
    cursorOf(row) {
      const place = tournamentPlaceOf(row, asked.order);
      return place && tournamentCursors.write(asked.order, place);
    },
  });

/** A title is looked up if the client asks for it. */
function summary(row: TournamentRow, titleOf: Listed['titleOf']): TournamentSummaryType {
  const { id, game, ruleset, suspended, owner, capacity, waiting, phase, round, eventCount } = row;
  return {
    id,
    game,
    ruleset,
    suspended,
    owner,
    capacity,
    waiting,
    phase,
    round,
    eventCount,
    get title() {
      return titleOf(id);
    },
    stage: row.stage as TournamentStage,
    play: row.play as TournamentPlay,
    entry: row.entry as TournamentEntry,
    places: row.entrants,
    createdAt: row.createdAtMs,
    updatedAt: row.updatedAtMs,
    beginsAt: row.beginsAtMs,
    startedAt: row.startedAtMs,
    endedAt: row.endedAtMs,
  };
}

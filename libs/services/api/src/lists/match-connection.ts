/** A page of matches, as everybody may know them. */
import { isWithoutDelay } from '@scoresheet/domain-match';
import {
  placeOf,
  type MatchesAsked,
  type MatchOrder,
  type ListedMatch,
  type RowPage,
} from '@scoresheet/services-read-models';
import type { MatchLists } from '../api-parts.js';
import { clockType } from '../matches/match-clock.type.js';
import type { MatchStatus } from '../matches/match.type.js';
import type { RecordOpens } from '../matches/record-opens.js';
import { connection } from './connection.js';
import { listCursors } from './list-cursors.js';
import type { MatchConnectionType, MatchSummaryType } from './match-connection.type.js';

export const matchCursors = listCursors<MatchOrder['by']>('match list', {
  created: 'created',
  ended: 'ended',
});

export const matchConnection = (
  lists: MatchLists,
  asked: MatchesAsked,
  page: RowPage<ListedMatch>,
): MatchConnectionType =>
  connection({
    lists,
    asked,
    page,
    nodeOf: summary,
    cursorOf(row) {
      const place = placeOf(row, asked.order);
      return place && matchCursors.write(asked.order, place);
    },
  });

function summary(row: ListedMatch): MatchSummaryType {
  const { id, game, ruleset, suspended, seats, eventCount, lastStepSeq, result } = row;
  return {
    id,
    game,
    ruleset,
    suspended,
    seats,
    eventCount,
    lastStepSeq,
    result,
    status: row.status as MatchStatus,
    opens: row.opens as RecordOpens,
    isHeldBehind: !isWithoutDelay(row.spectatorDelay),
    private: row.isPrivate,
    clock: clockType(row.clock),
    winner: winnerOf(row),
    createdAt: row.createdAtMs,
    updatedAt: row.updatedAtMs,
    endedAt: row.endedAtMs,
  };
}

function winnerOf({ seats, result }: ListedMatch) {
  const [first = []] = result?.places ?? [];
  return (first.length === 1 && seats.find(({ seat }) => seat === first[0])) || null;
}

/** What the staff of a tournament look after: entries with lists and penalties, tables, calls. */
import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { TableState, TournamentState } from '@scoresheet/domain-tournament';
import { tableResultType, TableResultType } from '../results/table-result.type.js';
import { EntrantListType, EntrantPenaltyType, listType, penaltiesType } from './entry.type.js';
import { tableType, TournamentTableType } from './table.type.js';

@ObjectType('TableReport', { description: 'What a player has said of a table without a result.' })
class TableReportType {
  @Field(() => Int)
  readonly entrant!: number;

  @Field(() => TableResultType)
  readonly result!: TableResultType;
}

@ObjectType('OutstandingTable', { description: 'A table of the round in play without a result.' })
export class OutstandingTableType {
  @Field(() => TournamentTableType)
  readonly table!: TournamentTableType;

  @Field(() => [TableReportType])
  readonly reports!: readonly TableReportType[];

  @Field(() => [Int], { description: 'Entrants of the table who have called staff.' })
  readonly calls!: readonly number[];

  @Field(() => Int, {
    description: 'Milliseconds that the table has beyond the clock of the hall.',
  })
  readonly extensionMs!: number;
}

@ObjectType('StaffEntry', { description: 'An entry as staff know it.' })
export class StaffEntryType {
  /** The tournament, for the names that are asked for in the same query. */
  readonly tournament!: string;

  @Field(() => Int)
  readonly entrant!: number;

  @Field(() => EntrantListType, { nullable: true })
  readonly list!: EntrantListType | null;

  @Field(() => [EntrantPenaltyType], { description: 'In their order; the last 100.' })
  readonly penalties!: readonly EntrantPenaltyType[];

  @Field({ description: 'Whether the entrant has called staff, and nobody has answered.' })
  readonly hasCalled!: boolean;
}

type EntrantState = TournamentState['entrants'][number];

export const staffEntryType = (tournament: string, entrant: EntrantState): StaffEntryType => ({
  tournament,
  entrant: entrant.number,
  hasCalled: entrant.hasCalled,
  list: listType(tournament, entrant),
  penalties: penaltiesType(entrant),
});

export const outstandingTableType = (
  state: TournamentState,
  at: { readonly phase: number; readonly round: number },
  table: TableState,
): OutstandingTableType => ({
  table: tableType(state, at, table),
  reports: table.reports.map(({ entrant, result }) => ({
    entrant,
    result: tableResultType(result),
  })),
  calls: table.entrants.filter((each) => state.entrants[each - 1]?.hasCalled === true),
  extensionMs: table.extensionMs,
});

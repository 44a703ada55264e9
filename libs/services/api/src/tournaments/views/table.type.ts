/** Tables of a round. */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { TableState, TournamentState } from '@scoresheet/domain-tournament';
import { tableResultType, TableResultType } from '../results/table-result.type.js';

@ObjectType('TournamentSeat')
export class TournamentSeatType {
  /** The tournament, for the names that are asked for in the same query. */
  readonly tournament!: string;

  /** Whether thousands may be told of it at one moment, each at a table of their own. */
  readonly isToldToMany?: boolean;

  @Field(() => Int, { description: 'Number of the entrant.' })
  readonly entrant!: number;

  @Field(() => ID, { nullable: true, description: 'Null for a guest.' })
  readonly actor!: string | null;
}

@ObjectType('TournamentTable')
export class TournamentTableType {
  @Field(() => ID)
  readonly tournament!: string;

  @Field(() => Int)
  readonly phase!: number;

  @Field(() => Int)
  readonly round!: number;

  @Field(() => Int)
  readonly number!: number;

  @Field(() => [TournamentSeatType], { description: 'In the order of the seats.' })
  readonly seats!: readonly TournamentSeatType[];

  @Field(() => TableResultType, { nullable: true })
  readonly result!: TableResultType | null;

  @Field({ description: 'Whether staff have to say what became of it.' })
  readonly hasQuestion!: boolean;

  @Field(() => [ID], { description: 'The matches that its result comes from.' })
  readonly matches!: readonly string[];

  @Field(() => [Int], {
    description:
      'Entrants who have reported a result, until there is one. What they say, staff know.',
  })
  readonly reported!: readonly number[];

  @Field(() => Int, {
    description: 'Milliseconds that the table has beyond the clock of the hall.',
  })
  readonly extensionMs!: number;
}

export const tableType = (
  { entrants, record: tournament }: Pick<TournamentState, 'entrants' | 'record'>,
  at: { readonly phase: number; readonly round: number },
  table: TableState,
): TournamentTableType => ({
  tournament,
  phase: at.phase,
  round: at.round,
  number: table.number,
  hasQuestion: table.hasQuestion,
  seats: table.entrants.map((entrant) => ({
    tournament,
    entrant,
    actor: entrants[entrant - 1]?.actor ?? null,
  })),
  result: table.result === null ? null : tableResultType(table.result),
  matches: table.matches.map(({ match }) => match),
  reported: table.reports.map(({ entrant }) => entrant),
  extensionMs: table.extensionMs,
});

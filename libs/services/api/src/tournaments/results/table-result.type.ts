/** What became of a table, as it is told and as it is sent. */
import { Field, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { TableResult } from '@scoresheet/contracts-messages';

enum TableResultKind {
  GAMES = 'games',
  INTENTIONAL_DRAW = 'intentional-draw',
  DOUBLE_LOSS = 'double-loss',
  FORFEIT = 'forfeit',
  PLACES = 'places',
}
registerEnumType(TableResultKind, {
  name: 'TableResultKind',
  description:
    'GAMES: by games won. INTENTIONAL_DRAW: agreed without playing. DOUBLE_LOSS: both have lost. ' +
    'FORFEIT: one did not come. PLACES: at tables of three and more.',
});

const WINS = 'With GAMES: games won by each of the two, in the order of the table.';
const WINNER = 'With FORFEIT: the entrant who has won.';
const PLACES = 'With PLACES: who came first, who next; equal ones share a place.';
const SCORES =
  'With PLACES: what each has at the end (Money), in the order of the table; may be absent.';

@ObjectType('TableResult')
export class TableResultType {
  @Field(() => TableResultKind)
  readonly is!: TableResultKind;

  @Field(() => [Int], { nullable: true, description: WINS })
  readonly wins!: readonly number[] | null;

  @Field(() => Int, { nullable: true, description: 'With GAMES: drawn ones.' })
  readonly draws!: number | null;

  @Field(() => Int, { nullable: true, description: WINNER })
  readonly winner!: number | null;

  @Field(() => [[Int]], { nullable: true, description: PLACES })
  readonly places!: readonly (readonly number[])[] | null;

  @Field(() => [Int], { nullable: true, description: SCORES })
  readonly scores!: readonly number[] | null;
}

@InputType()
export class TableResultInput {
  @Field(() => TableResultKind)
  readonly is!: TableResultKind;

  @Field(() => [Int], { nullable: true, description: WINS })
  readonly wins?: readonly number[] | null;

  @Field(() => Int, { nullable: true, description: 'With GAMES: drawn ones; none where absent.' })
  readonly draws?: number | null;

  @Field(() => Int, { nullable: true, description: WINNER })
  readonly winner?: number | null;

  @Field(() => [[Int]], { nullable: true, description: PLACES })
  readonly places?: readonly (readonly number[])[] | null;

  @Field(() => [Int], { nullable: true, description: SCORES })
  readonly scores?: readonly number[] | null;
}

const NOTHING = { wins: null, draws: null, winner: null, places: null, scores: null };

export const tableResultType = (result: TableResult): TableResultType => ({
  ...NOTHING,
  ...result,
  is: result.is as TableResultKind,
});

/** The result as a command has it; what fits no kind of result is refused there. */
export const sentResult = (given: TableResultInput): object =>
  given.is === TableResultKind.GAMES ? { ...given, draws: given.draws ?? 0 } : given;

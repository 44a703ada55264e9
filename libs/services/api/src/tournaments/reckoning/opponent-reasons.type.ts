/** "Why this opponent?": what would have come of each other one. */
import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType('PairingCost', {
  description: 'In the order of the priorities: an earlier one is never given up for a later one.',
})
class PairingCostType {
  @Field(() => Int, { description: 'Tables of two who have met.' })
  readonly rematches!: number;

  @Field(() => Int, { description: 'Byes that the one with the bye had before.' })
  readonly byes!: number;

  @Field(() => Int, { description: 'Points of the one with the bye above the lowest ones.' })
  readonly byePoints!: number;

  @Field(() => Int, { description: 'The squared difference in points.' })
  readonly squares!: number;

  @Field(() => Int, { description: 'Paired up as in the last round.' })
  readonly upAgain!: number;

  @Field(() => Int, { description: 'Paired down as in the last round.' })
  readonly downAgain!: number;
}

@ObjectType('OtherOpponent')
class OtherOpponentType {
  @Field(() => Int)
  readonly opponent!: number;

  @Field(() => Int)
  readonly points!: number;

  @Field({
    description:
      'Why not: `already-met`, `would-cost` more by `priority`, `would-save` by it in a draw that was ' +
      'repaired or is too large to be the proven best, `equal-by-chance`. Who may know which pairs ' +
      'are forbidden is told `forbidden-pair`.',
  })
  readonly reason!: string;

  @Field(() => String, { nullable: true, description: 'The first priority that differs.' })
  readonly priority!: string | null;

  @Field(() => Int, { nullable: true, description: 'By how much it differs.' })
  readonly by!: number | null;
}

@ObjectType('OpponentReasons')
class OpponentReasonsType {
  @Field(() => Int)
  readonly entrant!: number;

  @Field(() => Int, { description: 'In the least unit of the rules.' })
  readonly points!: number;

  @Field(() => Int, { nullable: true })
  readonly opponent!: number | null;

  @Field(() => Int, { nullable: true })
  readonly opponentPoints!: number | null;

  @Field(() => PairingCostType, { description: 'What this table costs.' })
  readonly cost!: PairingCostType;

  @Field({
    description:
      'Whether all tables were drawn again for each other opponent, or those near alone.',
  })
  readonly isWholeDraw!: boolean;

  @Field(() => [OtherOpponentType], { description: 'The nearest in points first.' })
  readonly others!: readonly OtherOpponentType[];
}

@ObjectType('TableReasons')
export class TableReasonsType {
  /** The tournament, for the names that are asked for in the same query. */
  readonly tournament!: string;

  @Field(() => Int, {
    description: 'The round was drawn by this event, from what was known before.',
  })
  readonly drawnSeq!: number;

  @Field(() => [OpponentReasonsType], { description: 'One for each who sits at the table.' })
  readonly reasons!: readonly OpponentReasonsType[];
}

/** What standings are asked for. */
import { ArgsType, Field, ID, Int } from '@nestjs/graphql';

@ArgsType()
export class FollowStandingsArgs {
  @Field(() => ID)
  readonly tournament!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'Standings of one phase, from 1. Where absent, of the whole tournament: who came further ' +
      'stands ahead of all who did not.',
  })
  readonly phase?: number | null;

  @Field({
    defaultValue: false,
    description: 'Counts the round that is played. Official standings are those of closed rounds.',
  })
  readonly live!: boolean;

  @Field(() => Int, { defaultValue: 50, description: 'How many lines; never more than 500.' })
  readonly first!: number;
}

@ArgsType()
export class StandingsArgs extends FollowStandingsArgs {
  @Field(() => Int, {
    nullable: true,
    description: 'As they were after this event; as they are now where absent.',
  })
  readonly asOfSeq?: number | null;

  @Field(() => String, { nullable: true, description: 'Only what comes after this cursor.' })
  readonly after?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "An entrant's number, or a part of a name; ranks stay as they are.",
  })
  readonly search?: string | null;

  @Field(() => [String], { defaultValue: [], description: 'Tokens of events to wait for.' })
  readonly afterTokens!: readonly string[];
}

/** A page of a list of tournaments, as everybody may know them. */
import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { PageInfoType } from '../../lists/page-info.type.js';
import { InstantScalar } from '../../scalars.js';
import { TournamentEntry, TournamentPlay } from '../commands/create-tournament.args.js';
import { TournamentStage } from '../views/tournament.type.js';

@ObjectType('TournamentSummary', { description: 'A tournament in a list.' })
export class TournamentSummaryType {
  @Field(() => ID)
  readonly id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Null where nobody wrote one, or it was erased.',
  })
  readonly title!: Promise<string | null>;

  @Field(() => TournamentStage)
  readonly stage!: TournamentStage;

  @Field({ description: 'Id of the game; empty when event 0 cannot be read.' })
  readonly game!: string;

  @Field({ description: 'Id and version of the rules of its matches.' })
  readonly ruleset!: string;

  @Field({ description: 'The tournament stands still until it is cancelled.' })
  readonly suspended!: boolean;

  @Field(() => ID)
  readonly owner!: string;

  @Field(() => TournamentPlay)
  readonly play!: TournamentPlay;

  @Field(() => TournamentEntry)
  readonly entry!: TournamentEntry;

  @Field(() => Int)
  readonly capacity!: number;

  @Field(() => Int, { description: 'Entrants who have a place.' })
  readonly places!: number;

  @Field(() => Int, { description: 'Entrants on the waitlist.' })
  readonly waiting!: number;

  @Field(() => Int, { description: 'The phase that is played, or was last; 0 before the first.' })
  readonly phase!: number;

  @Field(() => Int, { description: 'The round of it that was drawn last; 0 before the first.' })
  readonly round!: number;

  @Field(() => Float, { description: 'Milliseconds since the epoch.' })
  readonly createdAt!: number;

  @Field(() => Float, { description: 'Milliseconds since the epoch.' })
  readonly updatedAt!: number;

  @Field(() => InstantScalar, {
    nullable: true,
    description: 'When it is planned to begin; null where nobody has said.',
  })
  readonly beginsAt!: number | null;

  @Field(() => Float, { nullable: true, description: 'Milliseconds since the epoch.' })
  readonly startedAt!: number | null;

  @Field(() => Float, { nullable: true, description: 'Milliseconds since the epoch.' })
  readonly endedAt!: number | null;

  @Field(() => Int)
  readonly eventCount!: number;
}

@ObjectType('TournamentEdge')
class TournamentEdgeType {
  @Field({ description: 'Where in the list the tournament is, for `after` and `before`.' })
  readonly cursor!: string;

  @Field(() => TournamentSummaryType)
  readonly node!: TournamentSummaryType;
}

@ObjectType('TournamentConnection')
export class TournamentConnectionType {
  @Field(() => [TournamentEdgeType])
  readonly edges!: readonly TournamentEdgeType[];

  @Field(() => [TournamentSummaryType], {
    description: 'The tournaments of `edges`, without cursors.',
  })
  readonly nodes!: readonly TournamentSummaryType[];

  @Field(() => PageInfoType)
  readonly pageInfo!: PageInfoType;

  @Field(() => Int, {
    nullable: true,
    description: 'Tournaments in the whole list; null when they are too many to be counted.',
  })
  readonly totalCount!: Promise<number | null>;
}

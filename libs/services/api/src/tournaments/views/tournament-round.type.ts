/** The rounds of a tournament as everybody may know them. */
import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import type { TournamentPlace, TournamentState } from '@scoresheet/domain-tournament';

@ObjectType('TournamentRoundClock', {
  description: 'The clock of the hall: an end, or what was left when it was paused.',
})
class TournamentRoundClockType {
  @Field(() => Float, { nullable: true, description: 'Milliseconds since the epoch.' })
  readonly endsAt!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Milliseconds that are left while it stands.',
  })
  readonly leftMs!: number | null;
}

@ObjectType('TournamentRoundInPlay')
export class TournamentRoundInPlayType {
  @Field(() => Int)
  readonly phase!: number;

  @Field(() => Int)
  readonly round!: number;

  @Field({
    description: '`published`, `playing` or `closed`; for its house, `drawn` and `reviewed`.',
  })
  readonly stage!: string;

  @Field(() => Int)
  readonly tables!: number;

  @Field(() => Int, { description: 'Tables without a result.' })
  readonly open!: number;

  @Field(() => TournamentRoundClockType, { nullable: true })
  readonly clock!: TournamentRoundClockType | null;
}

@ObjectType('TournamentRound', { description: 'A round that you may know, by its numbers.' })
export class TournamentRoundType {
  /** The tournament and the entrants with a bye, for the names that are asked for in the same query. */
  readonly tournament!: string;
  readonly resting!: readonly number[];

  @Field(() => Int)
  readonly phase!: number;

  @Field(() => Int)
  readonly round!: number;

  @Field({ description: 'As `TournamentRoundInPlay.stage`.' })
  readonly stage!: string;

  @Field(() => Int)
  readonly tables!: number;

  @Field(() => Int, { nullable: true, description: 'The event that published it.' })
  readonly publishedSeq!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The event that closed it: standings as of it are official.',
  })
  readonly closedSeq!: number | null;
}

export const roundTypes = (
  { record: tournament, phases }: TournamentState,
  unpublished: boolean,
): readonly TournamentRoundType[] =>
  phases.flatMap(({ phase, rounds }) =>
    rounds
      .filter(({ publishedSeq }) => unpublished || publishedSeq !== null)
      .map(({ round, stage, tables, publishedSeq, closedSeq, byes, awardedByes }) => ({
        tournament,
        phase,
        round,
        stage,
        tables: tables.size,
        publishedSeq,
        closedSeq,
        resting: [...byes, ...awardedByes],
      })),
  );

export const roundType = ({ phase, round }: TournamentPlace): TournamentRoundInPlayType => ({
  phase,
  round: round.round,
  stage: round.stage,
  tables: round.tables.size,
  open: round.open,
  clock: round.clock,
});

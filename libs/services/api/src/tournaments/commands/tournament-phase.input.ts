/** A phase, as it is asked for. What fits no kind of phase is refused with the command. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import { Field, Float, InputType, Int, registerEnumType } from '@nestjs/graphql';
import { given } from './given.js';

enum TournamentPhaseKind {
  SWISS = 'swiss',
  PODS = 'pods',
  ROUND_ROBIN = 'round-robin',
  SINGLE_ELIMINATION = 'single-elimination',
  DOUBLE_ELIMINATION = 'double-elimination',
}
registerEnumType(TournamentPhaseKind, {
  name: 'TournamentPhaseKind',
  description: 'PODS: tables of three and more.',
});

enum CutBy {
  RANK = 'rank',
  POINTS = 'points',
  POINTS_AND_RANK = 'points-and-rank',
  HEAD_COUNT = 'head-count',
}
registerEnumType(CutBy, {
  name: 'CutBy',
  description:
    'POINTS_AND_RANK: everybody with the points, filled up by rank. HEAD_COUNT: as the table of ' +
    'head-counts of the phase before says.',
});

enum SeedReplacement {
  NOBODY = 'nobody',
  NEXT_SEED = 'next-seed',
  LOSER_OF_LAST_MATCH = 'loser-of-last-match',
}
registerEnumType(SeedReplacement, {
  name: 'SeedReplacement',
  description:
    'Who takes the place of an entrant who is gone. NEXT_SEED: before the bracket has begun, the ' +
    'next in standing, and others move up. LOSER_OF_LAST_MATCH, with SINGLE_ELIMINATION: before ' +
    'the next match is published, the one whom they beat last.',
});

@InputType({ description: 'Who goes on from the phase before.' })
class CutInput {
  @Field(() => CutBy)
  readonly by!: CutBy;

  @Field(() => Int, { nullable: true, description: 'With RANK and POINTS_AND_RANK.' })
  readonly places?: number | null;

  @Field(() => Int, { nullable: true, description: 'With POINTS and POINTS_AND_RANK.' })
  readonly points?: number | null;
}

@InputType()
export class TournamentPhaseInput {
  @Field(() => TournamentPhaseKind)
  readonly kind!: TournamentPhaseKind;

  @Field({ description: 'The rules of its standings and points, such as `magic/1`.' })
  readonly standings!: string;

  @Field(() => Int, { nullable: true, description: 'Games of a series at most: 1, 3 or 5.' })
  readonly bestOf?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'How long a round lasts, in milliseconds; as long as its tables need if absent.',
  })
  readonly roundMs?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Turns that are played on when time is called at a table; with `roundMs`, on the platform.',
  })
  readonly extraTurns?: number | null;

  @Field(() => CutInput, { nullable: true, description: 'Absent in the first phase alone.' })
  readonly cut?: CutInput | null;

  @Field(() => Int, { nullable: true, description: 'With SWISS and PODS: how many rounds.' })
  readonly rounds?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Instead of `rounds`: the table of head-counts that says how many.',
  })
  readonly roundsBy?: string | null;

  @Field(() => Int, { nullable: true, description: 'With PODS: the least size of one.' })
  readonly least?: number | null;

  @Field(() => Int, { nullable: true, description: 'With PODS: the largest size of one.' })
  readonly most?: number | null;

  @Field(() => Int, { nullable: true, description: 'With PODS: the usual size of one.' })
  readonly wanted?: number | null;

  @Field(() => Int, { nullable: true, description: 'With ROUND_ROBIN: once or twice.' })
  readonly times?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'With SINGLE_ELIMINATION.' })
  readonly thirdPlace?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'With DOUBLE_ELIMINATION.' })
  readonly grandFinalReset?: boolean | null;

  @Field(() => SeedReplacement, { nullable: true, description: 'With brackets; nobody if absent.' })
  readonly replaces?: SeedReplacement | null;
}

export function sentPhase({ cut, roundsBy, ...phase }: TournamentPhaseInput): object {
  return withoutUndefined({
    ...given(phase),
    rounds: roundsBy ?? phase.rounds ?? undefined,
    cut: cut == null ? undefined : given(cut),
  });
}

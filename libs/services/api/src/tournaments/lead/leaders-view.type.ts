/** What whoever leads a tournament has to know of it, and nobody else needs. */
import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { NextStep, TournamentState } from '@scoresheet/domain-tournament';
import { NamedEntrantType } from '../names/named-entrant.type.js';

enum NextStepKind {
  ANNOUNCE = 'announce',
  OPEN_REGISTRATION = 'open-registration',
  BEGIN_CHECK_IN = 'begin-check-in',
  BEGIN_PHASE = 'begin-phase',
  DRAW_ROUND = 'draw-round',
  REVIEW_ROUND = 'review-round',
  PUBLISH_ROUND = 'publish-round',
  START_ROUND = 'start-round',
  ENTER_RESULTS = 'enter-results',
  CLOSE_ROUND = 'close-round',
  RESUME = 'resume',
  FINISH = 'finish',
}
registerEnumType(NextStepKind, { name: 'NextStepKind' });

@ObjectType('NextStep')
class NextStepType {
  @Field(() => NextStepKind)
  readonly is!: NextStepKind;

  @Field(() => Int, { nullable: true, description: 'Of a round, and of BEGIN_PHASE.' })
  readonly phase!: number | null;

  @Field(() => Int, { nullable: true, description: 'Of a round.' })
  readonly round!: number | null;

  @Field(() => [NamedEntrantType], {
    description:
      'Who would play in the phase that begins, the first seed first; nobody in the first.',
  })
  readonly seeds!: readonly NamedEntrantType[];
}

@ObjectType('EntrantAgreement')
class EntrantAgreementType {
  @Field(() => Int)
  readonly entrant!: number;

  @Field(() => Int, { description: 'Byes for the first rounds.' })
  readonly byes!: number;

  @Field(() => Int, { nullable: true, description: 'Where the entrant always sits.' })
  readonly table!: number | null;
}

@ObjectType('LeadersView', {
  description: 'What whoever leads a tournament has to know of it, and nobody else needs.',
})
export class LeadersViewType {
  @Field(() => NextStepType, { nullable: true, description: 'Null once it is over.' })
  readonly next!: NextStepType | null;

  @Field({ description: 'Whether entrants have to say that they are there.' })
  readonly checkIn!: boolean;

  @Field(() => Int, {
    description: 'Entrants with a place who have checked in since the last call for it.',
  })
  readonly checkedIn!: number;

  @Field({ description: 'Whether two players may agree on a draw without a game.' })
  readonly intentionalDraws!: boolean;

  @Field(() => ID, { nullable: true, description: 'Who may take over from the owner.' })
  readonly successor!: string | null;

  @Field(() => [EntrantAgreementType], { description: 'Of whom something was agreed, by number.' })
  readonly agreements!: readonly EntrantAgreementType[];

  @Field(() => [[Int]], { description: 'Pairs that are kept apart; none for who plays.' })
  readonly forbiddenPairs!: readonly (readonly number[])[];
}

export const nextStepType = (step: NextStep, seeds: readonly NamedEntrantType[]): NextStepType => ({
  is: step.is as NextStepKind,
  phase: 'phase' in step ? step.phase : null,
  round: 'round' in step ? step.round : null,
  seeds,
});

export const agreementsOf = ({ entrants }: TournamentState): readonly EntrantAgreementType[] =>
  entrants
    .filter(({ awardedByes, fixedTable }) => awardedByes > 0 || fixedTable !== null)
    .map(({ number, awardedByes, fixedTable }) => ({
      entrant: number,
      byes: awardedByes,
      table: fixedTable,
    }));

export const checkedInOf = ({ entrants }: TournamentState): number =>
  entrants.filter(({ status, isPresent }) => status === 'entered' && isPresent).length;

/** What a list of tournaments is asked for. */
import { ArgsType, Field, ID, InputType, registerEnumType } from '@nestjs/graphql';
import { OrderDirection, PageArgs, TimeRange } from '../../lists/page.args.js';
import { TournamentPlay } from '../commands/create-tournament.args.js';
import { TournamentStage } from '../views/tournament.type.js';

@InputType({ description: 'Lists the tournaments that fit every part that is given.' })
export class TournamentFilterInput {
  @Field(() => [TournamentStage], { nullable: true, description: 'One of these.' })
  readonly stage?: readonly TournamentStage[] | null;

  @Field(() => String, { nullable: true, description: 'Id of a game, such as `fuzzycards`.' })
  readonly game?: string | null;

  @Field(() => TournamentPlay, { nullable: true })
  readonly play?: TournamentPlay | null;

  @Field(() => ID, { nullable: true, description: 'Account that owns it; `me` means you.' })
  readonly owner?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Account that has entered, whatever became of it since; `me` means you.',
  })
  readonly entrant?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether a bad event has stopped the tournament; for staff.',
  })
  readonly suspended?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'Words, each of which begins a word of the title. Case does not matter.',
  })
  readonly search?: string | null;

  @Field(() => TimeRange, { nullable: true })
  readonly created?: TimeRange | null;

  @Field(() => TimeRange, {
    nullable: true,
    description: 'Lists only tournaments that are planned to begin in this span.',
  })
  readonly begins?: TimeRange | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it is said when the tournament is planned to begin.',
  })
  readonly planned?: boolean | null;

  @Field(() => TimeRange, {
    nullable: true,
    description: 'Lists only tournaments whose first phase began in this span.',
  })
  readonly started?: TimeRange | null;
}

enum TournamentOrderField {
  CREATED_AT = 'created',
  BEGINS_AT = 'begins',
  STARTED_AT = 'started',
}
registerEnumType(TournamentOrderField, {
  name: 'TournamentOrderField',
  description:
    'BEGINS_AT lists only tournaments that say when they begin, STARTED_AT only those that have begun.',
});

@InputType()
export class TournamentOrderInput {
  @Field(() => TournamentOrderField)
  readonly field!: TournamentOrderField;

  @Field(() => OrderDirection)
  readonly direction!: OrderDirection;
}

@ArgsType()
export class TournamentListArgs extends PageArgs {
  @Field(() => TournamentFilterInput, { nullable: true })
  readonly filter?: TournamentFilterInput | null;

  @Field(() => TournamentOrderInput, {
    nullable: true,
    description: 'The newest first by default.',
  })
  readonly orderBy?: TournamentOrderInput | null;
}

/** Entrants that staff add: accounts, or guests by name. */
import { ArgsType, Field, ID, InputType } from '@nestjs/graphql';
import { TournamentCommandArgs } from './tournament-command-args.js';

@InputType({ description: 'Either an account, or a guest by name.' })
export class AddedEntrantInput {
  @Field(() => ID, { nullable: true })
  readonly account?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of a guest. It stands outside the record, and can be erased.',
  })
  readonly name?: string | null;
}

@ArgsType()
export class AddEntrantsArgs extends TournamentCommandArgs {
  @Field(() => [AddedEntrantInput])
  readonly entrants!: readonly AddedEntrantInput[];
}

/** Arguments that mutations of a match share. */
import { ArgsType, Field, ID } from '@nestjs/graphql';

@ArgsType()
export class CommandArgs {
  @Field(() => ID, { description: 'Your choice; the same id again is the same command again.' })
  readonly commandId!: string;
}

@ArgsType()
export class MatchCommandArgs extends CommandArgs {
  @Field(() => ID)
  readonly match!: string;
}

/** Arguments that mutations of a match share. */
import { ArgsType, Field, ID } from '@nestjs/graphql';

@ArgsType()
export class CommandArgs {
  @Field(() => ID, { description: 'An id of your choice. Sent twice, the command counts once.' })
  readonly commandId!: string;
}

@ArgsType()
export class MatchCommandArgs extends CommandArgs {
  @Field(() => ID)
  readonly match!: string;
}

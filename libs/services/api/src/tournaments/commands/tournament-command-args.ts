/** Arguments that mutations of a tournament share. */
import { ArgsType, Field, ID, Int } from '@nestjs/graphql';
import { CommandArgs } from '../../commands/command-args.js';

export const REASON =
  'Words for whoever may see the event. They stand outside the record and can be erased; the ' +
  'record holds their digest.';

@ArgsType()
export class TournamentCommandArgs extends CommandArgs {
  @Field(() => ID)
  readonly tournament!: string;
}

@ArgsType()
export class EntrantCommandArgs extends TournamentCommandArgs {
  @Field(() => Int, { description: 'Number of the entrant.' })
  readonly entrant!: number;
}

@ArgsType()
export class PhaseCommandArgs extends TournamentCommandArgs {
  @Field(() => Int, { description: 'Number of the phase, from 1.' })
  readonly phase!: number;
}

@ArgsType()
export class RoundCommandArgs extends PhaseCommandArgs {
  @Field(() => Int, { description: 'Number of the round in its phase, from 1.' })
  readonly round!: number;
}

@ArgsType()
export class TableCommandArgs extends RoundCommandArgs {
  @Field(() => Int, { description: 'Number of the table.' })
  readonly table!: number;
}

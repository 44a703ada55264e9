import { ArgsType, Field, ID } from '@nestjs/graphql';
import { INVITATION_ARGUMENT } from '../invitations/invitation.args.js';
import { Perspective, PERSPECTIVE_ARGUMENT, type Look } from './perspective.js';

/** Which match to look at, how recent, and with whose eyes. */
@ArgsType()
export class LookArgs {
  @Field(() => ID)
  readonly id!: string;

  @Field(() => [String], {
    defaultValue: [],
    description: 'Tokens of events that the answer has to know of.',
  })
  readonly after!: readonly string[];

  @Field(() => Perspective, PERSPECTIVE_ARGUMENT)
  readonly perspective?: Look['perspective'];

  @Field(() => String, INVITATION_ARGUMENT)
  readonly invitation?: Look['invitation'];
}

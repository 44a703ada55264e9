import { ArgsType, Field } from '@nestjs/graphql';

@ArgsType()
export class CredentialsArgs {
  @Field({ description: 'Upper and lower case are the same.' })
  readonly name!: string;

  @Field()
  readonly password!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Your name for this device, to find the session by in `mySessions`.',
  })
  readonly device?: string | null;
}

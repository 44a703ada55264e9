/** A personal token as the api shows it, without its secret. */
import { Field, Float, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { PersonalTokenEntity } from '@scoresheet/services-accounts';

export enum ScopeName {
  READ = 'read',
  PLAY = 'play',
  JUDGE = 'judge',
}
registerEnumType(ScopeName, {
  name: 'Scope',
  description: 'What a personal token may be used for; never more than the account may do.',
  valuesMap: {
    READ: { description: 'Read and follow whatever the account may see.' },
    PLAY: { description: 'Open matches, take seats, answer decisions, concede.' },
    JUDGE: { description: 'Pause, resume and end matches, warn seats.' },
  },
});

@ObjectType('PersonalToken', { description: 'A token for a bot or a script, without its secret.' })
export class PersonalTokenType {
  @Field(() => ID)
  readonly id!: string;

  @Field({ description: 'What its owner calls it.' })
  readonly name!: string;

  @Field(() => [ScopeName])
  readonly scopes!: readonly `${ScopeName}`[];

  @Field(() => Float, { description: 'Milliseconds since the epoch, like the other.' })
  readonly createdAt!: number;

  @Field(() => Float)
  readonly expiresAt!: number;
}

export const personalTokenType = (kept: PersonalTokenEntity): PersonalTokenType => ({
  id: kept.id,
  name: kept.name,
  scopes: kept.scopes,
  createdAt: kept.createdAt.getTime(),
  expiresAt: kept.expiresAt.getTime(),
});

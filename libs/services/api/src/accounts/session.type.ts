/** A session as the api shows it, without what proves it. */
import { Field, Float, ID, ObjectType } from '@nestjs/graphql';
import type { Identity, SessionEntity } from '@scoresheet/services-accounts';

@ObjectType('Session', { description: 'A sign-in on one device.' })
export class SessionType {
  @Field(() => ID)
  readonly id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the device, as it was given at the sign-in.',
  })
  readonly device!: string | null;

  @Field({ description: 'Whether this is the session that you ask with.' })
  readonly isThis!: boolean;

  @Field(() => Float, { description: 'Milliseconds since the epoch, like the others.' })
  readonly createdAt!: number;

  @Field(() => Float)
  readonly refreshedAt!: number;

  @Field(() => Float, { description: 'When the session ends, unless you refresh it before.' })
  readonly expiresAt!: number;
}

export const sessionType = (
  { id, device, createdAt, refreshedAt, expiresAt }: SessionEntity,
  asker: Identity,
): SessionType => ({
  id,
  device,
  isThis: id === asker.sessionId,
  createdAt: createdAt.getTime(),
  refreshedAt: refreshedAt.getTime(),
  expiresAt: expiresAt.getTime(),
});

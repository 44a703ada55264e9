/** Who asks, as a page shows it in its corner. */
import { Field, ID, ObjectType } from '@nestjs/graphql';
import { KEY_HOLDER, type AccountsService, type Identity } from '@scoresheet/services-accounts';
import { guestLabel } from './guest-label.js';
import { RoleName } from './me.resolver.js';

@ObjectType('Viewer', { description: 'Who asks, by the cookie or the token that was shown.' })
export class ViewerType {
  @Field(() => ID, { description: 'Your id in every record. It is random and tells nothing.' })
  readonly id!: string;

  @Field(() => String, { nullable: true, description: 'Of your account; null for a guest.' })
  readonly name!: string | null;

  @Field({ description: 'What others read: the name, or what a guest is called by the id.' })
  readonly label!: string;

  @Field({ description: 'Whether you have no account: you are whoever holds the session.' })
  readonly isGuest!: boolean;

  @Field(() => [RoleName])
  readonly roles!: readonly `${RoleName}`[];
}

export async function viewerType(
  { accountId: id, roles }: Identity,
  accounts: Pick<AccountsService, 'namesOf'>,
): Promise<ViewerType> {
  const name = (await accounts.namesOf([id])).get(id) ?? null;
  const isGuest = name === null && id !== KEY_HOLDER;
  const label = name ?? (isGuest ? guestLabel(id) : 'The house');
  return { id, name, label, roles, isGuest };
}

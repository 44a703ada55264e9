/** A standing instruction to pass, as its own seat sees it. */
import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { AutoPassUntil } from '@scoresheet/contracts-messages';

export enum AutoPassEnd {
  TURN_ENDS = 'turn-ends',
  CARD_PLAYED = 'card-played',
  MY_DECISION = 'my-decision',
}
registerEnumType(AutoPassEnd, {
  name: 'AutoPassEnd',
  description:
    'TURN_ENDS: the turn that is played. CARD_PLAYED: a card of the kind `card`, by whomever. ' +
    'MY_DECISION: your next answer to anything.',
});

@ObjectType('AutoPass', { description: 'Your responses are passed until this happens.' })
export class AutoPassType {
  @Field(() => AutoPassEnd)
  readonly until!: AutoPassEnd;

  @Field(() => String, {
    nullable: true,
    description: 'For CARD_PLAYED: the type of card to wait for.',
  })
  readonly card!: string | null;
}

export const autoPassType = (until: AutoPassUntil | null): AutoPassType | null =>
  until && {
    until: until.kind as AutoPassEnd,
    card: until.kind === 'card-played' ? until.card : null,
  };

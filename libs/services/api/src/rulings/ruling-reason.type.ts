import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { FoundReason } from '@scoresheet/services-rulings';

enum ReasonState {
  KEPT = 'kept',
  ERASED = 'erased',
  ALTERED = 'altered',
  MISSING = 'missing',
}
registerEnumType(ReasonState, {
  name: 'ReasonState',
  description:
    'KEPT: the text fits the digest in the event. ERASED: it was taken away on request. ALTERED: ' +
    'what is kept does not fit the digest, and is not shown. MISSING: this server never had it.',
});

@ObjectType('RulingReason', { description: 'Why a judge ruled so, in their own words.' })
export class RulingReasonType {
  @Field(() => ReasonState)
  readonly state!: ReasonState;

  @Field(() => String, { nullable: true })
  readonly text!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The digest in the event is SHA-256 of the JSON list `[salt, text]`.',
  })
  readonly salt!: string | null;
}

export function rulingReasonType(found: FoundReason | undefined): RulingReasonType {
  const shown = found?.is === 'kept' ? found : { text: null, salt: null };
  return { state: (found?.is ?? 'missing') as ReasonState, text: shown.text, salt: shown.salt };
}

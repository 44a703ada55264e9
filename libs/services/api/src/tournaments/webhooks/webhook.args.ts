import { ArgsType, Field, ID, Int } from '@nestjs/graphql';

@ArgsType()
export class AddWebhookArgs {
  @Field(() => ID)
  readonly tournament!: string;

  @Field({ description: 'Where messages are sent by POST; https, on the public internet.' })
  readonly url!: string;

  @Field(() => [String], {
    defaultValue: [],
    description: 'Types of events, such as `round-published`; all of them if there are none.',
  })
  readonly kinds!: readonly string[];
}

@ArgsType()
export class WebhookArgs {
  @Field(() => ID, { description: 'Of the webhook, as `webhooks` lists it.' })
  readonly id!: string;
}

@ArgsType()
export class ReplayWebhookArgs extends WebhookArgs {
  @Field(() => Int, { description: 'Number of the first event that is delivered.' })
  readonly from!: number;
}

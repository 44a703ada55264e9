/** What a mutation about a webhook comes to. */
import { createUnionType, Field, ID, ObjectType } from '@nestjs/graphql';
import { WEBHOOK_SAYS, type WebhookRefusal } from './webhook-refusal.js';
import { WebhookDeliveryType, WebhookType } from './webhook.type.js';

@ObjectType({ description: 'The webhook is there; it is told of events from now on.' })
export class WebhookAdded {
  @Field(() => WebhookType)
  readonly webhook: WebhookType;

  @Field({
    description: 'What messages are signed with. It is shown this once: give it to the receiver.',
  })
  readonly secret: string;

  constructor(webhook: WebhookType, secret: string) {
    this.webhook = webhook;
    this.secret = secret;
  }
}

@ObjectType({ description: 'The webhook as it is now.' })
export class WebhookChanged {
  @Field(() => WebhookType)
  readonly webhook: WebhookType;

  constructor(webhook: WebhookType) {
    this.webhook = webhook;
  }
}

@ObjectType({ description: 'The webhook is there no more, and its deliveries are forgotten.' })
export class WebhookRemoved {
  @Field(() => ID)
  readonly webhook: string;

  constructor(webhook: string) {
    this.webhook = webhook;
  }
}

@ObjectType({ description: 'A test was sent, and this became of it.' })
export class WebhookTested {
  @Field(() => WebhookDeliveryType)
  readonly delivery: WebhookDeliveryType;

  constructor(delivery: WebhookDeliveryType) {
    this.delivery = delivery;
  }
}

@ObjectType({ description: 'The server refused, and nothing was done.' })
export class WebhookRefused {
  @Field({ description: 'A kebab-case fact for programs.' })
  readonly code: string;

  @Field({ description: 'Words for people: what is wrong and what to do.' })
  readonly says: string;

  constructor(refused: WebhookRefusal) {
    this.code = refused;
    this.says = WEBHOOK_SAYS[refused];
  }
}

export type AddWebhookOutcome = WebhookAdded | WebhookRefused;
export type ChangeWebhookOutcome = WebhookChanged | WebhookRefused;
export type RemoveWebhookOutcome = WebhookRemoved | WebhookRefused;
export type TestWebhookOutcome = WebhookTested | WebhookRefused;

const resolveType = (outcome: object): string => outcome.constructor.name;

export const AddWebhookOutcomeUnion = createUnionType({
  name: 'AddWebhookOutcome',
  types: () => [WebhookAdded, WebhookRefused] as const,
  resolveType,
});

export const ChangeWebhookOutcomeUnion = createUnionType({
  name: 'ChangeWebhookOutcome',
  types: () => [WebhookChanged, WebhookRefused] as const,
  resolveType,
});

export const RemoveWebhookOutcomeUnion = createUnionType({
  name: 'RemoveWebhookOutcome',
  types: () => [WebhookRemoved, WebhookRefused] as const,
  resolveType,
});

export const TestWebhookOutcomeUnion = createUnionType({
  name: 'TestWebhookOutcome',
  types: () => [WebhookTested, WebhookRefused] as const,
  resolveType,
});

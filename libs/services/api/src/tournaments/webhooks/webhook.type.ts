/** A webhook of a tournament, as those who lead the tournament see it. */
import { Field, Float, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type {
  AttemptOutcome,
  KeptDelivery,
  KeptWebhook,
  StoppedWhy,
} from '@scoresheet/services-webhooks';

enum WebhookState {
  ACTIVE = 'active',
  RETRYING = 'retrying',
  STOPPED = 'stopped',
}
registerEnumType(WebhookState, {
  name: 'WebhookState',
  description: 'Whether events are delivered, tried again, or kept until somebody resumes it.',
});

enum WebhookStop {
  GONE = 'gone',
  GIVEN_UP = 'given-up',
  SECRET_UNREADABLE = 'secret-unreadable',
}
registerEnumType(WebhookStop, {
  name: 'WebhookStop',
  description:
    'Answered with 410; tried in vain to the end of the schedule; or its secret cannot be read.',
});

enum WebhookDeliveryOutcome {
  DELIVERED = 'delivered',
  REFUSED = 'refused',
  GONE = 'gone',
  TIMED_OUT = 'timed-out',
  UNREACHABLE = 'unreachable',
  UNKNOWN_NAME = 'unknown-name',
  NOT_HTTPS = 'not-https',
}
registerEnumType(WebhookDeliveryOutcome, {
  name: 'WebhookDeliveryOutcome',
  description:
    'Outcome of an attempt. `REFUSED` is an answer other than 2xx and 410. `UNKNOWN_NAME`: the name ' +
    'does not exist, or has no address that this server sends to.',
});

const STOPS: Readonly<Record<StoppedWhy, WebhookStop>> = {
  gone: WebhookStop.GONE,
  'given-up': WebhookStop.GIVEN_UP,
  'secret-unreadable': WebhookStop.SECRET_UNREADABLE,
};

/** Deliveries of earlier versions may hold `private-address`. */
const OUTCOMES: Readonly<Record<AttemptOutcome | 'private-address', WebhookDeliveryOutcome>> = {
  delivered: WebhookDeliveryOutcome.DELIVERED,
  refused: WebhookDeliveryOutcome.REFUSED,
  gone: WebhookDeliveryOutcome.GONE,
  'timed-out': WebhookDeliveryOutcome.TIMED_OUT,
  unreachable: WebhookDeliveryOutcome.UNREACHABLE,
  'unknown-name': WebhookDeliveryOutcome.UNKNOWN_NAME,
  'private-address': WebhookDeliveryOutcome.UNKNOWN_NAME,
  'not-https': WebhookDeliveryOutcome.NOT_HTTPS,
};

@ObjectType('WebhookDelivery', { description: 'One attempt at delivering an event, or a test.' })
export class WebhookDeliveryType {
  @Field(() => ID)
  readonly id!: string;

  @Field(() => Int, { nullable: true, description: 'Number of the event; null: a test.' })
  readonly seq!: number | null;

  @Field(() => Float, { description: 'Milliseconds since the epoch.' })
  readonly at!: number;

  @Field(() => Int, { description: 'Counted from 1.' })
  readonly attempt!: number;

  @Field(() => WebhookDeliveryOutcome)
  readonly outcome!: WebhookDeliveryOutcome;

  @Field(() => Int, { nullable: true, description: 'Of the answer in HTTP; null: none came.' })
  readonly status!: number | null;

  @Field(() => Int, { description: 'Milliseconds from its beginning to the answer.' })
  readonly tookMs!: number;
}

@ObjectType('Webhook', { description: 'An address that is told of the events of a tournament.' })
export class WebhookType {
  @Field(() => ID)
  readonly id!: string;

  @Field(() => ID)
  readonly tournament!: string;

  @Field()
  readonly url!: string;

  @Field(() => [String], { description: 'Types of the events that are sent; none: all of them.' })
  readonly kinds!: readonly string[];

  @Field(() => Float, { description: 'Milliseconds since the epoch.' })
  readonly createdAt!: number;

  @Field(() => Int, { description: 'Number of the event that is delivered next.' })
  readonly position!: number;

  @Field(() => WebhookState)
  readonly state!: WebhookState;

  @Field(() => WebhookStop, { nullable: true, description: 'Null unless it is stopped.' })
  readonly stopped!: WebhookStop | null;

  @Field(() => Float, {
    nullable: true,
    description: 'When it is tried again, in milliseconds since the epoch; null unless it is.',
  })
  readonly nextAttemptAt!: number | null;
}

export function webhookType(webhook: KeptWebhook): WebhookType {
  const { id, tournament, url, kinds, createdAt, position, stoppedWhy } = webhook;
  const state = stateOf(webhook);
  return {
    id,
    tournament,
    url,
    kinds,
    position,
    state,
    createdAt: createdAt.getTime(),
    stopped: stoppedWhy && STOPS[stoppedWhy],
    nextAttemptAt: state === WebhookState.RETRYING ? webhook.nextAt.getTime() : null,
  };
}

function stateOf({ stoppedWhy, failures }: KeptWebhook): WebhookState {
  if (stoppedWhy !== null) return WebhookState.STOPPED;
  return failures > 0 ? WebhookState.RETRYING : WebhookState.ACTIVE;
}

export const webhookDeliveryType = ({
  at,
  outcome,
  ...delivery
}: KeptDelivery): WebhookDeliveryType => ({
  ...delivery,
  at: at.getTime(),
  outcome: OUTCOMES[outcome],
});

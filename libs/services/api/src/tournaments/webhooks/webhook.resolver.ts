/** Webhooks of a tournament, for those who lead it. */
import { Inject } from '@nestjs/common';
import { Args, ID, Int, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { TOURNAMENT_EVENT_TYPES } from '@scoresheet/domain-tournament';
import type { Identity } from '@scoresheet/services-accounts';
import {
  DELIVERIES_KEPT,
  isAllowedPort,
  readWebhookUrl,
  TEST_EVERY_MS,
  type WebhookLimits,
} from '@scoresheet/services-webhooks';
import { WEBHOOK_LIMITS } from '../../api-parts.js';
import { notNegative } from '../../events/not-negative.js';
import { rateLimited } from '../../transport/rate-limits.service.js';
import { Commander } from '../../transport/request-context.js';
import { LedWebhooks, type LedWebhook } from './led-webhooks.service.js';
import {
  AddWebhookOutcomeUnion,
  ChangeWebhookOutcomeUnion,
  RemoveWebhookOutcomeUnion,
  TestWebhookOutcomeUnion,
  WebhookAdded,
  WebhookChanged,
  WebhookRefused,
  WebhookRemoved,
  WebhookTested,
  type AddWebhookOutcome,
  type ChangeWebhookOutcome,
  type RemoveWebhookOutcome,
  type TestWebhookOutcome,
} from './webhook-outcome.js';
import { AddWebhookArgs, ReplayWebhookArgs, WebhookArgs } from './webhook.args.js';
import {
  webhookDeliveryType,
  WebhookDeliveryType,
  webhookType,
  WebhookType,
} from './webhook.type.js';

@Resolver(() => WebhookType)
export class WebhookResolver {
  constructor(
    private readonly led: LedWebhooks,
    @Inject(WEBHOOK_LIMITS) private readonly limits: WebhookLimits,
  ) {}

  @Query(() => [WebhookType], {
    name: 'webhooks',
    description: 'For owner and organisers: who is told of the events, the oldest first.',
  })
  async list(
    @Args('tournament', { type: () => ID }) tournament: string,
    @Commander() identity: Identity,
  ): Promise<readonly WebhookType[]> {
    await this.led.led(tournament, identity);
    return (await this.led.webhooks.of(tournament)).map(webhookType);
  }

  @ResolveField(() => [WebhookDeliveryType], { description: 'The last attempts, newest first.' })
  async deliveries(
    @Parent() { id }: WebhookType,
    @Args('first', {
      type: () => Int,
      defaultValue: 10,
      description: `How many; ${DELIVERIES_KEPT} are kept.`,
    })
    first: number,
  ): Promise<readonly WebhookDeliveryType[]> {
    notNegative({ first });
    const found = await this.led.webhooks.deliveries(id, Math.min(first, DELIVERIES_KEPT));
    return found.map(webhookDeliveryType);
  }

  @Mutation(() => AddWebhookOutcomeUnion, {
    description: 'Owner and organisers have the events that are to come sent to an address.',
  })
  async addWebhook(
    @Args() { tournament, url: text, kinds }: AddWebhookArgs,
    @Commander() identity: Identity,
  ): Promise<AddWebhookOutcome> {
    const state = await this.led.led(tournament, identity);
    const read = readWebhookUrl(text, this.limits);
    if ('problem' in read) return new WebhookRefused(read.problem);
    const isKnown = kinds.every((kind) => TOURNAMENT_EVENT_TYPES.includes(kind));
    if (!isKnown) return new WebhookRefused('unknown-kind');
    const wanted = { tournament, url: read.url, kinds: [...new Set(kinds)] };
    const added = await this.led.webhooks.add({ ...wanted, position: state.seq + 1 });
    if (added === 'too-many') return new WebhookRefused('too-many-webhooks');
    if (added === 'no-key') return new WebhookRefused('no-key');
    return new WebhookAdded(webhookType(added.webhook), added.secret);
  }

  @Mutation(() => RemoveWebhookOutcomeUnion, { description: 'Nothing is sent there any more.' })
  async removeWebhook(
    @Args() { id }: WebhookArgs,
    @Commander() identity: Identity,
  ): Promise<RemoveWebhookOutcome> {
    const found = await this.led.find(id, identity);
    const isRemoved = found !== undefined && (await this.led.webhooks.remove(id));
    return isRemoved ? new WebhookRemoved(id) : new WebhookRefused('unknown-webhook');
  }

  @Mutation(() => ChangeWebhookOutcomeUnion, {
    description:
      'Delivers everything from an event on, in its order and under the same ids, whether it ' +
      'was delivered before or not. One that had stopped is active again.',
  })
  async replayWebhook(
    @Args() { id, from }: ReplayWebhookArgs,
    @Commander() identity: Identity,
  ): Promise<ChangeWebhookOutcome> {
    notNegative({ from });
    return this.change(id, identity, async ({ state }) => {
      if (from > state.seq + 1) return 'unknown-event';
      return (await this.led.webhooks.replay(id, from)) || 'unknown-webhook';
    });
  }

  @Mutation(() => ChangeWebhookOutcomeUnion, {
    description: 'Tries again now, and goes on where it stopped.',
  })
  async resumeWebhook(
    @Args() { id }: WebhookArgs,
    @Commander() identity: Identity,
  ): Promise<ChangeWebhookOutcome> {
    return this.change(
      id,
      identity,
      async () => (await this.led.webhooks.resume(id)) || 'unknown-webhook',
    );
  }

  @Mutation(() => TestWebhookOutcomeUnion, {
    description: 'Sends a message of type `webhook.test` at once, and says what became of it.',
  })
  async sendTestWebhook(
    @Args() { id }: WebhookArgs,
    @Commander() identity: Identity,
  ): Promise<TestWebhookOutcome> {
    const found = await this.led.find(id, identity);
    if (found === undefined) return new WebhookRefused('unknown-webhook');
    // Events are still delivered to older webhooks on other ports; a test would scan ports.
    if (!isAllowedPort(new URL(found.webhook.url), this.limits)) {
      return new WebhookRefused('url-port-not-allowed');
    }
    const tested = await this.led.webhooks.test(id);
    if (tested === 'secret-unreadable') return new WebhookRefused(tested);
    if (tested !== 'too-soon') return new WebhookTested(webhookDeliveryType(tested));
    throw rateLimited('A test was sent there a moment ago. Wait a little.', TEST_EVERY_MS);
  }

  private async change(
    id: string,
    identity: Identity,
    act: (led: LedWebhook) => Promise<true | 'unknown-webhook' | 'unknown-event'>,
  ): Promise<ChangeWebhookOutcome> {
    const found = await this.led.find(id, identity);
    const done = found === undefined ? 'unknown-webhook' : await act(found);
    if (done !== true) return new WebhookRefused(done);
    const now = await this.led.webhooks.find(id);
    return now ? new WebhookChanged(webhookType(now)) : new WebhookRefused('unknown-webhook');
  }
}

/** Metrics of those who ask the api, and of those whom it tells. */
import type { Registry } from 'prom-client';
import { counter, gauge } from './new-metric.js';

export function clientMetrics(registry: Registry) {
  return {
    ...refusalMetrics(registry),
    sockets: gauge(registry, 'sockets', 'Sockets that are open'),
    socketBytes: gauge(
      registry,
      'socket_buffer_bytes',
      'Bytes written to sockets that their peers have not taken',
    ),
    subscriptions: gauge(registry, 'subscriptions', 'Subscriptions that are running'),
    queued: gauge(registry, 'subscription_queue_messages', 'Messages that wait for subscribers'),
    longestQueue: gauge(
      registry,
      'subscription_longest_queue_messages',
      'Messages that wait for the slowest subscriber',
    ),
    dropped: counter(registry, 'subscribers_dropped_total', 'Subscribers that read too slowly'),
    webhookDeliveries: counter(
      registry,
      'webhook_deliveries_total',
      'Attempts at delivering events to webhooks, by what became of them',
      ['outcome'],
    ),
  };
}

function refusalMetrics(registry: Registry) {
  return {
    quotaExceeded: counter(
      registry,
      'quota_exceeded_total',
      'Mutations that a quota refuses, or would if it were enforced',
      ['quota'],
    ),
    refusals: counter(
      registry,
      'front_door_refusals_total',
      "What the players' door refused, or would have if it did not only watch, by why",
      ['reason', 'enforced'],
    ),
    securityRefusals: counter(
      registry,
      'security_refusals_total',
      'Refusals that matter for security, by why',
      ['reason'],
    ),
  };
}

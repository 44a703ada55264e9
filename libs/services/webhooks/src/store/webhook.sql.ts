/**
 * Webhooks by the database's clock, which all processes share. Raw SQL because the query builder can
 * neither take rows that nobody else is taking, nor set a time from now, in one statement.
 */
import type { WebhookEntity } from './webhook.entity.js';

const fromNow = (parameter: string) =>
  `clock_timestamp() + ${parameter} * interval '1 millisecond'`;

export const LOCK = `select pg_advisory_xact_lock(hashtextextended($1, 0))`;

export const ADD = `
  insert into scoresheet.webhook
    (id, tournament, url, secret, kinds, created_at, position, next_at)
  values ($1, $2, $3, $4, $5, $6, $7, clock_timestamp())`;

/** Takes webhooks that have something to deliver, whoever has waited longest first. */
export const CLAIM = `
  update scoresheet.webhook as hook
  set claim = $1, claimed_until = ${fromNow('$2')}
  where hook.id in (
    select due.id from scoresheet.webhook as due
    where due.stopped_why is null and due.next_at <= clock_timestamp()
      and (due.claimed_until is null or due.claimed_until <= clock_timestamp())
      and exists (
        select from scoresheet.archived_event as event
        where event.record = due.tournament and event.seq >= due.position)
    order by due.next_at limit $3
    for update skip locked)
  returning id, tournament, url, secret, kinds, position, failures, created_at as "createdAt"`;

export type ClaimedRow = Pick<
  WebhookEntity,
  'id' | 'tournament' | 'url' | 'secret' | 'kinds' | 'position' | 'failures' | 'createdAt'
>;

/** Only in the turn that holds the claim, and only from where that turn believes to be. */
export const MOVE = `
  update scoresheet.webhook
  set position = $4, failures = $5, stopped_why = $6, next_at = ${fromNow('$7')},
      claimed_until = ${fromNow('$8')}
  where id = $1 and claim = $2 and position = $3
  returning id`;

export const RELEASE = `
  update scoresheet.webhook
  set claim = null, claimed_until = null, next_at = greatest(next_at, ${fromNow('$3')})
  where id = $1 and claim = $2`;

/** Whoever is delivering meanwhile finds that the position is another one, and ends the turn. */
export const REPLAY = `
  update scoresheet.webhook
  set position = $2, failures = 0, stopped_why = null, next_at = clock_timestamp()
  where id = $1
  returning id`;

export const RESUME = `
  update scoresheet.webhook
  set failures = 0, stopped_why = null, next_at = clock_timestamp()
  where id = $1
  returning id`;

/** Nothing where the last test was a moment ago. */
export const BEGIN_TEST = `
  update scoresheet.webhook set tested_at = clock_timestamp()
  where id = $1
    and (tested_at is null or tested_at <= clock_timestamp() - $2 * interval '1 millisecond')
  returning id, tournament, url, secret, created_at as "createdAt"`;

export type TestedRow = Pick<WebhookEntity, 'id' | 'tournament' | 'url' | 'secret' | 'createdAt'>;

export const NOTE = `
  insert into scoresheet.webhook_delivery
    (id, webhook, seq, at, attempt, outcome, status, took_ms)
  values ($1, $2, $3, clock_timestamp(), $4, $5, $6, $7)
  returning at`;

export const TRIM = `
  delete from scoresheet.webhook_delivery
  where webhook = $1 and id not in (
    select id from scoresheet.webhook_delivery
    where webhook = $1 order by at desc, id limit $2)`;

/** Tries are counted before they are made; one too many is answered with when to come back. */
import { HeaderMap } from '@apollo/server';
import { Inject, Injectable } from '@nestjs/common';
import {
  GUESTS_FROM_ADDRESS,
  memoryRateCounters,
  OPERATIONS_OF_VIEWER,
  RATE_COUNTERS,
  type RateCounters,
  type RateRule,
} from '@scoresheet/services-accounts';
import type { GraphQLError } from 'graphql';
import { API_CLOCK, FRONT_DOOR } from '../api-parts.js';
import type { Clock } from '../clock.js';
import type { FrontDoorOptions } from './front-door-options.js';
import { clientError, type ClientErrorCode } from './masked-error.js';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

@Injectable()
export class RateLimits {
  /** Operations are too many to write each down: every process counts what goes through it. */
  private readonly operations: RateCounters;

  constructor(
    @Inject(RATE_COUNTERS) private readonly tries: RateCounters,
    @Inject(FRONT_DOOR) private readonly frontDoor: FrontDoorOptions,
    @Inject(API_CLOCK) clock: Clock,
  ) {
    this.operations = memoryRateCounters(() => clock.now());
  }

  /** Throws `RATE_LIMITED` when it is one too many. */
  async allow(rule: RateRule, subject: string): Promise<void> {
    const retryAfterMs = await this.tries.count(rule, subject);
    if (retryAfterMs !== undefined) throw rateLimited(SAYS.tries, retryAfterMs);
  }

  async giveBack(rule: RateRule, subject: string): Promise<void> {
    await this.tries.giveBack(rule, subject);
  }

  allowGuest(address: string): Promise<void> {
    const { guestsPerMinute: atMost } = this.frontDoor;
    return this.allow({ ...GUESTS_FROM_ADDRESS, atMost }, address);
  }

  /** A mutation or a subscription of somebody, by account or else by address. */
  async allowOperation(subject: string): Promise<void> {
    const { operationsPerSecond } = this.frontDoor;
    const atMost = (operationsPerSecond * OPERATIONS_OF_VIEWER.withinMs) / SECOND_MS;
    const retryAfterMs = await this.operations.count({ ...OPERATIONS_OF_VIEWER, atMost }, subject);
    if (retryAfterMs !== undefined) throw rateLimited(SAYS.operations, retryAfterMs);
  }
}

const SAYS = {
  tries: 'Too many tries from this address.',
  operations: 'This is faster than anybody plays.',
} as const;

export const rateLimited = (says: string, retryAfterMs: number): GraphQLError =>
  comeBack('RATE_LIMITED', says, retryAfterMs);

export const quotaExceeded = (says: string, retryAfterMs: number): GraphQLError =>
  comeBack('QUOTA_EXCEEDED', says, retryAfterMs);

/** Over HTTP with the header `retry-after` as well; on the socket with the same code. */
function comeBack(code: ClientErrorCode, says: string, retryAfterMs: number): GraphQLError {
  const seconds = Math.ceil(retryAfterMs / SECOND_MS);
  const when =
    retryAfterMs < 2 * MINUTE_MS
      ? `${seconds} seconds`
      : `${Math.ceil(retryAfterMs / MINUTE_MS)} minutes`;
  const error = clientError(code, `${says} Try again in ${when}.`, { retryAfterMs });
  const headers = new HeaderMap([['retry-after', String(seconds)]]);
  error.extensions['http'] = { headers };
  return error;
}

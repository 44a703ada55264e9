/**
 * Refusals that matter for security. Each is counted, and one a minute of each reason is logged: enough to see that
 * a person guesses passwords, and too few to fill the log. A line has neither names nor addresses nor secrets.
 */
import { Logger } from '@nestjs/common';
import { currentTrace } from './request-trace.js';

export type SecurityReason =
  | 'blocked'
  | 'cookies-differ'
  | 'forbidden-command'
  | 'forbidden-query'
  | 'foreign-page'
  | 'registration'
  | 'too-many-tries'
  | 'wrong-code'
  | 'wrong-password'
  | 'wrong-token';

export interface SecurityRefusal {
  readonly reason: SecurityReason;
  /** Refusals since the process began. */
  readonly count: number;
}

const LOGGED_EVERY_MS = 60_000;

interface Tally {
  count: number;
  /** Refusals that a line of the log has reported. */
  loggedCount: number;
  loggedAtMs: number;
}

export class SecurityRefusals {
  private readonly logger = new Logger('Security');
  private readonly tallies = new Map<SecurityReason, Tally>();

  /** `nowMs` is of any clock that never falls. */
  constructor(private readonly nowMs: () => number = () => performance.now()) {}

  /** `operation` is a field of the schema; absent if the request was refused before its fields were known. */
  count(reason: SecurityReason, operation?: string): void {
    const known = this.tallies.get(reason);
    const tally = known ?? { count: 0, loggedCount: 0, loggedAtMs: -Infinity };
    this.tallies.set(reason, tally);
    tally.count += 1;
    const nowMs = this.nowMs();
    if (nowMs - tally.loggedAtMs < LOGGED_EVERY_MS) return;
    const since = tally.count - tally.loggedCount;
    const trace = currentTrace()?.traceId;
    this.logger.log({ msg: 'security refusal', reason, operation, since, trace });
    tally.loggedCount = tally.count;
    tally.loggedAtMs = nowMs;
  }

  entries(): readonly SecurityRefusal[] {
    return [...this.tallies].map(([reason, { count }]) => ({ reason, count }));
  }
}

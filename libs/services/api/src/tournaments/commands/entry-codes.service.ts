/**
 * Entry codes, compared before a command is written; the decider compares them again. Wrong ones count for
 * one address at one tournament, and with many of them this address waits before each further try. Other
 * addresses never wait for it.
 */
import { Inject, Injectable } from '@nestjs/common';
import { sha256 } from '@scoresheet/domain-record/node';
import { codeRefusal } from '@scoresheet/domain-tournament';
import {
  growingWaitMs,
  RATE_COUNTERS,
  TURN_AT_TOURNAMENT,
  WRONG_ENTRY_CODES,
  type RateCounters,
} from '@scoresheet/services-accounts';
import { Refused } from '../../commands/command-outcome.js';
import { clientLines } from '../../transport/client-lines.js';
import { MAX_ENTRIES_IN_LINE } from '../../transport/limits.js';
import { rateLimited } from '../../transport/rate-limits.service.js';
import type { TournamentOutcome } from '../tournament-outcome.js';
import { TournamentTails } from '../tournament-tails.service.js';

interface EntryTry {
  readonly tournament: string;
  readonly code: string | undefined;
  readonly address: string;
}

@Injectable()
export class EntryCodes {
  /** One try after the other: tries that run beside each other would all pass before one counts. */
  private readonly lines = clientLines({
    atMost: MAX_ENTRIES_IN_LINE,
    says: 'Too many players from this address are entering this tournament at the moment.',
  });

  constructor(
    private readonly tails: TournamentTails,
    @Inject(RATE_COUNTERS) private readonly counters: RateCounters,
  ) {}

  /** Sends the entry if its code is right. Throws `RATE_LIMITED` if the address has to wait. */
  async send(tried: EntryTry, send: () => Promise<TournamentOutcome>): Promise<TournamentOutcome> {
    const wrong = await this.compared(tried);
    if (wrong !== undefined) return wrong;
    const outcome = await send();
    // This process had not read yet that the tournament has a code.
    if (outcome instanceof Refused && outcome.code === 'wrong-code') {
      await this.counters.tally(WRONG_ENTRY_CODES, subjectOf(tried));
    }
    return outcome;
  }

  private async compared(tried: EntryTry): Promise<Refused | undefined> {
    const { tournament, code } = tried;
    if (this.tails.stoppedError(tournament) !== undefined) return undefined;
    const state = await this.tails.findState(tournament);
    if (state?.stage !== 'registration' || state.codeDigest === null) return undefined;
    const { codeDigest } = state;
    const subject = subjectOf(tried);
    return this.lines.inTurn(subject, async () => {
      await this.begin(subject);
      const wrong = codeRefusal({ codeDigest }, code, sha256);
      if (wrong !== undefined) return new Refused(wrong);
      await this.counters.giveBack(WRONG_ENTRY_CODES, subject);
      return undefined;
    });
  }

  /** Counts one more, before it is known to be wrong: another process may count beside this one. */
  private async begin(subject: string): Promise<void> {
    const wrong = await this.counters.tally(WRONG_ENTRY_CODES, subject);
    const everyMs = growingWaitMs(wrong, WRONG_ENTRY_CODES.atMost);
    if (everyMs === 0) return;
    const waitMs = await this.counters.turn(TURN_AT_TOURNAMENT, subject, everyMs);
    if (waitMs === undefined) return;
    await this.counters.giveBack(WRONG_ENTRY_CODES, subject);
    throw rateLimited('Too many wrong entry codes from this address.', waitMs);
  }
}

const subjectOf = ({ tournament, address }: EntryTry): string => `${tournament}\n${address}`;

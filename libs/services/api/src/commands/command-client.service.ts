import { Inject, Injectable } from '@nestjs/common';
import { MATCH_MESSAGES, type Command } from '@scoresheet/contracts-messages';
import { isEventOf, type MatchState } from '@scoresheet/domain-match';
import type { EventLog } from '@scoresheet/event-log-port';
import type { PurposeKeys } from '@scoresheet/services-keys';
import { COMMAND_DEADLINE_MS, EVENT_LOG, KEYS, ON_FATAL, type OnFatal } from '../api-parts.js';
import { MatchTails } from '../matches/match-tails.service.js';
import { Quotas } from '../quotas/quotas.service.js';
import { RecordClient } from '../records/record-client.js';
import { Accepted } from './command-outcome.js';

/** Hands in the commands of matches. */
@Injectable()
export class CommandClient extends RecordClient<Command, MatchState, Accepted> {
  constructor(
    @Inject(EVENT_LOG) log: EventLog,
    @Inject(KEYS) keys: PurposeKeys,
    @Inject(ON_FATAL) onFatal: OnFatal,
    @Inject(COMMAND_DEADLINE_MS) deadlineMs: number,
    tails: MatchTails,
    quotas: Quotas,
  ) {
    super({
      ...{ messages: MATCH_MESSAGES, log, keys, onFatal, deadlineMs, tails, isEventOf },
      refusalOf: (command) => quotas.refusalOf(command),
      acceptedAs: ({ record: match, ...event }) => new Accepted({ match, ...event }),
    });
  }
}

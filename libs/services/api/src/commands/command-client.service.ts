import { Inject, Injectable } from '@nestjs/common';
import { MATCH_MESSAGES, type Command } from '@scoresheet/contracts-messages';
import { isEventOf, type MatchState } from '@scoresheet/domain-match';
import { CLIENT_PARTS, type ClientParts } from '../api-parts.js';
import type { Sender } from '../invitations/invitations.service.js';
import { MatchTails } from '../matches/match-tails.service.js';
import { Quotas } from '../quotas/quotas.service.js';
import { RecordClient } from '../records/record-client.js';
import { Accepted } from './command-outcome.js';

/** Hands in the commands of matches. */
@Injectable()
export class CommandClient extends RecordClient<Command, MatchState, Accepted, Sender> {
  constructor(@Inject(CLIENT_PARTS) parts: ClientParts, tails: MatchTails, quotas: Quotas) {
    super({
      messages: MATCH_MESSAGES,
      ...parts,
      tails,
      isEventOf,
      refusalOf: (command, sender) => quotas.refusalOf(command, sender),
      acceptedAs: ({ record: match, ...event }) => new Accepted({ match, ...event }),
    });
  }
}

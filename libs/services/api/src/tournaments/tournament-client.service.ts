import { Inject, Injectable } from '@nestjs/common';
import {
  TOURNAMENT_MESSAGES,
  type TournamentCommand,
  type TournamentOutcome,
} from '@scoresheet/contracts-messages';
import { isTournamentEventOf, type TournamentState } from '@scoresheet/domain-tournament';
import { CLIENT_PARTS, type ClientParts } from '../api-parts.js';
import { RecordClient } from '../records/record-client.js';
import { TournamentAccepted } from './tournament-outcome.js';
import { TournamentTails } from './tournament-tails.service.js';

/** Hands in the commands of tournaments. */
@Injectable()
export class TournamentClient extends RecordClient<
  TournamentCommand,
  TournamentState,
  TournamentAccepted
> {
  constructor(@Inject(CLIENT_PARTS) parts: ClientParts, tails: TournamentTails) {
    super({
      ...{ messages: TOURNAMENT_MESSAGES, ...parts, tails },
      isEventOf: isTournamentEventOf,
      refusalOf: (command) => unknownTournament(command, tails),
      acceptedAs: ({ record: tournament, ...event }) =>
        new TournamentAccepted({ tournament, ...event }),
    });
  }
}

/** Whoever sends commands to tournaments that do not exist would fill the log. */
async function unknownTournament(
  { type, record, commandId }: TournamentCommand,
  tails: TournamentTails,
): Promise<TournamentOutcome | undefined> {
  if (type === 'create-tournament' || (await tails.isKnown(record))) return undefined;
  return {
    ...{ record, commandId, outcome: 'refused', code: 'unknown-tournament' },
    says: 'There is no such tournament: check its id.',
  };
}

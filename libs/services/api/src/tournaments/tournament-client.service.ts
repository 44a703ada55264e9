import { Inject, Injectable } from '@nestjs/common';
import {
  TOURNAMENT_MESSAGES,
  type TournamentCommand,
  type TournamentOutcome,
} from '@scoresheet/contracts-messages';
import { isTournamentEventOf, type TournamentState } from '@scoresheet/domain-tournament';
import type { Identity } from '@scoresheet/services-accounts';
import { CLIENT_PARTS, type ClientParts } from '../api-parts.js';
import { RecordClient } from '../records/record-client.js';
import { shownCutOf } from './cut/tournament-cut.js';
import { TournamentAccepted } from './tournament-outcome.js';
import { TournamentTails } from './tournament-tails.service.js';

/** Hands in the commands of tournaments. */
@Injectable()
export class TournamentClient extends RecordClient<
  TournamentCommand,
  TournamentState,
  TournamentAccepted,
  Identity
> {
  constructor(@Inject(CLIENT_PARTS) parts: ClientParts, tails: TournamentTails) {
    super({
      messages: TOURNAMENT_MESSAGES,
      ...parts,
      tails,
      isEventOf: isTournamentEventOf,
      refusalOf: (command, sender) => unknownTournament(command, sender, tails),
      acceptedAs: ({ record: tournament, ...event }) =>
        new TournamentAccepted({ tournament, ...event }),
    });
  }
}

/**
 * Refuses a command to a tournament that does not exist, because the log would grow by it, and alike
 * one to a draft that its sender may not know of.
 */
async function unknownTournament(
  command: TournamentCommand,
  sender: Identity,
  tails: TournamentTails,
): Promise<TournamentOutcome | undefined> {
  const { type, record, commandId } = command;
  if (type === 'create-tournament') return undefined;
  const isKnown = await tails.isKnown(record);
  if (isKnown && (await isOpenTo(command, sender, tails))) return undefined;
  return {
    record,
    commandId,
    outcome: 'refused',
    code: 'unknown-tournament',
    says: 'There is no such tournament: check its id.',
  };
}

async function isOpenTo(
  { record, role }: TournamentCommand,
  sender: Identity,
  tails: TournamentTails,
): Promise<boolean> {
  const { state } = (await tails.standingOf(record)) ?? {};
  // Event 0 cannot be read: the resolver has checked that the sender may end the tournament.
  if (state === undefined && role !== 'player') return true;
  // A named successor may take over a draft, too.
  const isSuccessor = state?.successor === sender.accountId;
  if (isSuccessor || shownCutOf(state, sender) !== undefined) return true;
  // A command to an unknown tournament waits as long.
  await tails.atEnd(record);
  return false;
}

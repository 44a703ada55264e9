/** The worker of one partition of `tournament.commands`. */
import { TOURNAMENT_MESSAGES, type TournamentCommand } from '@scoresheet/contracts-messages';
import { sha256 } from '@scoresheet/domain-record/node';
import {
  gamesOf,
  tournamentAggregate,
  tournamentSecretOf,
  type TournamentAggregate,
  type TournamentNotAccepted,
  type TournamentState,
} from '@scoresheet/domain-tournament';
import { rulesOf } from '@scoresheet/games-catalog';
import { keyNamed, recordWorker, type DeciderReports } from '@scoresheet/services-decider';
import type { MatchKeys } from '@scoresheet/services-keys';
import type { CommandWorker } from '@scoresheet/services-worker';
import type { TournamentServiceOptions } from './tournament-service-options.js';

export type TournamentWorker = CommandWorker<
  TournamentState,
  TournamentCommand,
  TournamentNotAccepted
>;

/** The tournament as this installation decides it: the games of the catalog, secrets from its keys. */
export const tournamentsOf = (keys: MatchKeys): TournamentAggregate =>
  tournamentAggregate({
    gameOf: gamesOf(rulesOf),
    sha256,
    secretOf: (record, key) => tournamentSecretOf(keyNamed(keys, key), record, sha256),
    keyAt: (atMs) => keys.nameAt(atMs),
  });

export const tournamentWorker = (
  options: Omit<TournamentServiceOptions, 'onFatal'> & DeciderReports,
  partition: number,
): TournamentWorker =>
  recordWorker(
    { messages: TOURNAMENT_MESSAGES, aggregate: tournamentsOf(options.matchKeys) },
    options,
    partition,
  );

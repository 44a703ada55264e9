/** What the api needs for tournaments. */
import { AddedEntrants } from './commands/added-entrants.service.js';
import { EntryCodes } from './commands/entry-codes.service.js';
import { TournamentSender } from './commands/tournament-sender.service.js';
import { TableStaff } from './cut/table-staff.service.js';
import { TournamentSight } from './cut/tournament-sight.service.js';
import { SeenTournamentEvents } from './events/seen-tournament-events.service.js';
import { ToldTournament } from './events/told-tournament.service.js';
import { TournamentSubscriptions } from './events/tournament-subscriptions.service.js';
import { DueMatches } from './play/due-matches.service.js';
import { TableMatches } from './play/table-matches.service.js';
import { TablesInPlay } from './play/tables-in-play.service.js';
import { Reckoner } from './reckoning/reckoner.service.js';
import { ShownTournaments } from './reckoning/shown-tournaments.service.js';
import { StandingsReader } from './reckoning/standings-reader.service.js';
import { StandingsFeeds } from './reckoning/standings-feeds.service.js';
import { SuspensionStaff } from './suspension/suspension-staff.service.js';
import { TournamentClient } from './tournament-client.service.js';
import { TournamentTails } from './tournament-tails.service.js';
import { EntrantNames } from './names/entrant-names.service.js';
import { DescribedTournaments } from './views/described-tournaments.service.js';
import { LedWebhooks } from './webhooks/led-webhooks.service.js';
import { PublicTournamentEvents } from './webhooks/public-tournament-events.service.js';
import { ErasedWords } from './words/erased-words.service.js';
import { TournamentTitles } from './words/tournament-titles.service.js';

export const TOURNAMENT_PROVIDERS = [
  TournamentTails,
  TableStaff,
  TournamentSight,
  SuspensionStaff,
  SeenTournamentEvents,
  ToldTournament,
  TournamentSubscriptions,
  TableMatches,
  TablesInPlay,
  DueMatches,
  TournamentSender,
  EntryCodes,
  AddedEntrants,
  TournamentTitles,
  EntrantNames,
  DescribedTournaments,
  ErasedWords,
  ShownTournaments,
  Reckoner,
  StandingsReader,
  StandingsFeeds,
  TournamentClient,
  PublicTournamentEvents,
  LedWebhooks,
];

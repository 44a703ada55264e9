/** Everything that the schema is made from. */
import { BlockResolver } from './accounts/block.resolver.js';
import { BrowserSessionResolver } from './accounts/browser-session.resolver.js';
import { GuestResolver } from './accounts/guest.resolver.js';
import { MeResolver } from './accounts/me.resolver.js';
import { RoleResolver } from './accounts/role.resolver.js';
import { OperatorSessionResolver } from './accounts/operator-session.resolver.js';
import { SessionResolver } from './accounts/session.resolver.js';
import { SignInResolver } from './accounts/sign-in.resolver.js';
import { TokenResolver } from './accounts/token.resolver.js';
import { BotResolver } from './bots/bot.resolver.js';
import { AutoPassResolver } from './commands/auto-pass.resolver.js';
import { CommandResolver } from './commands/command.resolver.js';
import { WhyNotResolver } from './commands/why-not.resolver.js';
import { InvitationResolver } from './invitations/invitation.resolver.js';
import { JudgeSeatResolver } from './commands/judge-seat.resolver.js';
import { DeckCheckResolver } from './decks/deck-check.resolver.js';
import { SavedDeckResolver } from './decks/saved-deck.resolver.js';
import { EventResolver } from './events/event.resolver.js';
import { GameResolver } from './games/game.resolver.js';
import { RulesetCardsResolver } from './games/ruleset-cards.resolver.js';
import { HouseReadResolver } from './house-reads/house-read.resolver.js';
import { LastEventResolver } from './lists/last-event.resolver.js';
import { MatchListResolver } from './lists/match-list.resolver.js';
import { WaitsForYouResolver } from './lists/waits-for-you.resolver.js';
import { MatchResolver } from './matches/match.resolver.js';
import { SeatResolver } from './matches/seat.resolver.js';
import { SummaryWatchersResolver, WatchersResolver } from './matches/watchers.resolvers.js';
import { SuspensionResolver } from './matches/suspension.resolver.js';
import { MomentResolver } from './moments/moment.resolver.js';
import { NodeResolver } from './node/node.resolver.js';
import { EventReasonResolver, MessageReasonResolver } from './rulings/event-reason.resolver.js';
import { RulingResolver } from './rulings/ruling.resolver.js';
import { HealthResolver } from './service/health.resolver.js';
import { ServiceResolver } from './service/service.resolver.js';
import { BracketResolver } from './tournaments/reckoning/bracket.resolver.js';
import { UndoneMatchesResolver } from './tournaments/reckoning/undone-matches.resolver.js';
import { CorrectionPreviewResolver } from './tournaments/reckoning/correction-preview.resolver.js';
import { ReasonsResolver } from './tournaments/reckoning/reasons.resolver.js';
import { RoundReviewResolver } from './tournaments/reckoning/round-review.resolver.js';
import { StandingsResolver } from './tournaments/reckoning/standings.resolver.js';
import { TournamentListResolver } from './tournaments/lists/tournament-list.resolver.js';
import { AnnouncementResolver } from './tournaments/announcements/announcement.resolver.js';
import { EntrantResolver } from './tournaments/commands/entrant.resolver.js';
import { FloorResolver } from './tournaments/commands/floor.resolver.js';
import { LifeResolver } from './tournaments/commands/life.resolver.js';
import { ListResolver } from './tournaments/commands/list.resolver.js';
import { ResultResolver } from './tournaments/commands/result.resolver.js';
import { RoundResolver } from './tournaments/commands/round.resolver.js';
import { StaffResolver } from './tournaments/commands/staff.resolver.js';
import { TournamentEventResolver } from './tournaments/events/tournament-event.resolver.js';
import { TournamentMessageResolver } from './tournaments/events/tournament-message.resolver.js';
import { LeadersViewResolver } from './tournaments/lead/leaders-view.resolver.js';
import {
  TournamentMessageReasonResolver,
  TournamentReasonResolver,
} from './tournaments/events/tournament-reason.resolver.js';
import {
  BracketNamesResolver,
  RoundByesResolver,
  EntrantListNameResolver,
  ReviewedEntrantNameResolver,
  EntrantNameResolver,
  StaffEntryNameResolver,
  StandingLineNameResolver,
  TableSeatNameResolver,
} from './tournaments/names/entrant-name.resolvers.js';
import {
  PreviewNamesResolver,
  RankNamesResolver,
  TableNamesResolver,
} from './tournaments/names/mentioned-names.resolvers.js';
import { EntryResolver } from './tournaments/views/entry.resolver.js';
import { OpenListsResolver } from './tournaments/views/open-lists.resolver.js';
import { StaffViewResolver } from './tournaments/views/staff-view.resolver.js';
import { TablePlayResolver } from './tournaments/play/table-play.resolver.js';
import { TablesInPlayResolver } from './tournaments/play/tables-in-play.resolver.js';
import { TournamentResolver } from './tournaments/views/tournament.resolver.js';
import { TournamentSuspensionResolver } from './tournaments/suspension/tournament-suspension.resolver.js';
import { WebhookResolver } from './tournaments/webhooks/webhook.resolver.js';
import { WordsResolver } from './tournaments/words/words.resolver.js';

export const RESOLVERS = [
  BrowserSessionResolver,
  GuestResolver,
  SignInResolver,
  SessionResolver,
  OperatorSessionResolver,
  TokenResolver,
  MeResolver,
  RoleResolver,
  BlockResolver,
  ServiceResolver,
  HealthResolver,
  GameResolver,
  RulesetCardsResolver,
  MatchResolver,
  SeatResolver,
  WatchersResolver,
  SummaryWatchersResolver,
  SuspensionResolver,
  HouseReadResolver,
  MatchListResolver,
  LastEventResolver,
  WaitsForYouResolver,
  NodeResolver,
  EventResolver,
  MomentResolver,
  CommandResolver,
  WhyNotResolver,
  AutoPassResolver,
  JudgeSeatResolver,
  BotResolver,
  InvitationResolver,
  DeckCheckResolver,
  SavedDeckResolver,
  RulingResolver,
  EventReasonResolver,
  MessageReasonResolver,
  TournamentListResolver,
  TournamentResolver,
  TablePlayResolver,
  TablesInPlayResolver,
  EntryResolver,
  OpenListsResolver,
  StaffViewResolver,
  LeadersViewResolver,
  TournamentSuspensionResolver,
  TournamentEventResolver,
  TournamentReasonResolver,
  TournamentMessageReasonResolver,
  TournamentMessageResolver,
  AnnouncementResolver,
  LifeResolver,
  EntrantResolver,
  RoundResolver,
  ResultResolver,
  ListResolver,
  StaffResolver,
  FloorResolver,
  StandingsResolver,
  BracketResolver,
  ReasonsResolver,
  CorrectionPreviewResolver,
  UndoneMatchesResolver,
  RoundReviewResolver,
  EntrantNameResolver,
  TableSeatNameResolver,
  StandingLineNameResolver,
  StaffEntryNameResolver,
  BracketNamesResolver,
  RoundByesResolver,
  ReviewedEntrantNameResolver,
  RankNamesResolver,
  TableNamesResolver,
  PreviewNamesResolver,
  EntrantListNameResolver,
  WordsResolver,
  WebhookResolver,
];

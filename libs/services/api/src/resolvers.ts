/** Everything that the schema is made from. */
import { GuestResolver } from './accounts/guest.resolver.js';
import { CommandResolver } from './commands/command.resolver.js';
import { EventResolver } from './events/event.resolver.js';
import { GameResolver } from './games/game.resolver.js';
import { MatchResolver } from './matches/match.resolver.js';
import { ServiceResolver } from './service/service.resolver.js';

export const RESOLVERS = [
  GuestResolver,
  ServiceResolver,
  GameResolver,
  MatchResolver,
  EventResolver,
  CommandResolver,
];

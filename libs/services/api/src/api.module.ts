/** The public GraphQL api, as a module that is given its parts. */
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { GraphQLModule } from '@nestjs/graphql';
import { GRAPHQL_PATH } from '@scoresheet/contracts-graphql';
import { AccountsModule, Authenticator } from '@scoresheet/services-accounts';
import { AccountLoader } from './accounts/account-loader.service.js';
import { ApiFigures } from './api-figures.service.js';
import { frontDoorOf, partsOf, type ApiOptions } from './api-parts.js';
import { BotDoor } from './bots/bot-door.service.js';
import { BotQuotas } from './bots/bot-quotas.service.js';
import { SeatedBots } from './bots/seated-bots.service.js';
import { systemClock } from './clock.js';
import { CommandClient } from './commands/command-client.service.js';
import { Exports } from './events/exports.service.js';
import { MatchMessages } from './events/match-messages.service.js';
import { MatchSubscriptions } from './events/match-subscriptions.service.js';
import { SubscriberQueues } from './events/subscriber-queues.service.js';
import { Invitations } from './invitations/invitations.service.js';
import { HouseReading } from './house-reads/house-reading.service.js';
import { MatchTails } from './matches/match-tails.service.js';
import { SeenMatches } from './matches/seen-matches.service.js';
import { Replays } from './moments/replays.service.js';
import { ToldMatches } from './pages/told-matches.service.js';
import { ToldPages } from './pages/told-pages.service.js';
import { NewMatches } from './quotas/new-matches.service.js';
import { Quotas } from './quotas/quotas.service.js';
import { ReadYourWrites } from './read-your-writes.service.js';
import { ReasonLoader } from './rulings/reason-loader.service.js';
import { RulingClient } from './rulings/ruling-client.service.js';
import { HealthSamples } from './service/health-samples.service.js';
import { Health } from './service/health.service.js';
import { RESOLVERS } from './resolvers.js';
import { TOURNAMENT_PROVIDERS } from './tournaments/tournament-providers.js';
import { ResolverErrorFilter } from './transport/resolver-error.filter.js';
import { documentStore } from './transport/document-store.js';
import { FrontDoorRefusals } from './transport/front-door-refusals.service.js';
import { FrontDoorGuard } from './transport/front-door.guard.js';
import { maskError } from './transport/masked-error.js';
import { MAX_QUERY_TOKENS } from './transport/limits.js';
import { QueryGate } from './transport/query-gate.service.js';
import { RateLimits } from './transport/rate-limits.service.js';
import { contextOfRequest } from './transport/request-context.js';
import { SecurityRefusals } from './transport/security-refusals.js';
import { SecurityTrace } from './transport/security-trace.interceptor.js';
import { SubscriptionSocket } from './transport/subscription-socket.js';
import { Tarpit } from './transport/tarpit.service.js';

const BOTS = [BotDoor, BotQuotas, SeatedBots];
const HEALTH = [ApiFigures, HealthSamples, Health];
const DOOR = [RateLimits, FrontDoorRefusals, Tarpit, QueryGate];

@Module({})
export class ApiModule {
  static register(options: ApiOptions): DynamicModule {
    const { now } = options.clock ?? systemClock;
    const accounts = AccountsModule.register({ ...options, now });
    const refusals = new SecurityRefusals();
    return {
      module: ApiModule,
      imports: [accounts, graphql({ accounts, refusals }, options)],
      providers: [
        ...partsOf(options),
        MatchTails,
        SeenMatches,
        HouseReading,
        Invitations,
        SubscriberQueues,
        MatchSubscriptions,
        MatchMessages,
        Replays,
        ReadYourWrites,
        AccountLoader,
        Quotas,
        CommandClient,
        NewMatches,
        ...BOTS,
        ToldMatches,
        ToldPages,
        RulingClient,
        ReasonLoader,
        SubscriptionSocket,
        ...HEALTH,
        ...DOOR,
        { provide: SecurityRefusals, useValue: refusals },
        Exports,
        { provide: APP_GUARD, useClass: FrontDoorGuard },
        { provide: APP_INTERCEPTOR, useClass: SecurityTrace },
        { provide: APP_FILTER, useClass: ResolverErrorFilter },
        ...TOURNAMENT_PROVIDERS,
        ...RESOLVERS,
      ],
    };
  }
}

interface GraphqlParts {
  readonly accounts: DynamicModule;
  readonly refusals: SecurityRefusals;
}

const graphql = ({ accounts, refusals }: GraphqlParts, options: ApiOptions): DynamicModule => {
  const { introspection, trustedProxies } = frontDoorOf(options);
  return GraphQLModule.forRootAsync<ApolloDriverConfig>({
    driver: ApolloDriver,
    imports: [accounts],
    inject: [Authenticator],
    useFactory: (authenticator: Authenticator): Omit<ApolloDriverConfig, 'driver'> => ({
      path: GRAPHQL_PATH,
      autoSchemaFile: true,
      sortSchema: true,
      // The query gate decides whether introspection is answered: its rules hold on the socket,
      // too.
      introspection: true,
      hideSchemaDetailsFromClientErrors: !introspection,
      csrfPrevention: true,
      allowBatchedHttpRequests: false,
      // A page for people who look around; it needs scripts from elsewhere, so it is off.
      graphiql: false,
      includeStacktraceInErrorResponses: false,
      // Strangers would choose what is kept; a request says what it asks.
      persistedQueries: false,
      documentStore: documentStore(),
      parseOptions: { maxTokens: MAX_QUERY_TOKENS },
      formatError: (formatted, error) => maskError(formatted, error),
      context: contextOfRequest(authenticator, refusals, trustedProxies),
    }),
  });
};

/** The public GraphQL api, as a module that is given its parts. */
import type { IncomingMessage } from 'node:http';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { GraphQLModule } from '@nestjs/graphql';
import { GRAPHQL_PATH } from '@scoresheet/contracts-graphql';
import { AccountsModule, Authenticator } from '@scoresheet/services-accounts';
import { AccountLoader } from './accounts/account-loader.service.js';
import { API_OPTIONS, type ApiOptions } from './api-options.js';
import { CommandDesk } from './commands/command-desk.service.js';
import { MatchFeeds } from './events/match-feeds.service.js';
import { MatchTails } from './matches/match-tails.service.js';
import { SeenMatches } from './matches/seen-matches.service.js';
import { ReadYourWrites } from './read-your-writes.service.js';
import { ReasonLoader } from './rulings/reason-loader.service.js';
import { RulingDesk } from './rulings/ruling-desk.service.js';
import { rulingReasons } from './rulings/ruling-reasons.provider.js';
import { RESOLVERS } from './resolvers.js';
import { ClientErrorFilter } from './transport/client-error.filter.js';
import { maskError } from './transport/masked-error.js';
import { MAX_QUERY_TOKENS, QUERY_LIMITS } from './transport/query-limits.js';
import { identify, type RequestContext } from './transport/request-context.js';
import { SubscriptionSocket } from './transport/subscription-socket.js';

@Module({})
export class ApiModule {
  static register(options: ApiOptions): DynamicModule {
    const accounts = AccountsModule.register(options);
    return {
      module: ApiModule,
      imports: [accounts, graphql(accounts)],
      providers: [
        { provide: API_OPTIONS, useValue: options },
        MatchTails,
        SeenMatches,
        MatchFeeds,
        ReadYourWrites,
        AccountLoader,
        CommandDesk,
        rulingReasons(options),
        RulingDesk,
        ReasonLoader,
        SubscriptionSocket,
        { provide: APP_FILTER, useClass: ClientErrorFilter },
        ...RESOLVERS,
      ],
    };
  }
}

const graphql = (accounts: DynamicModule): DynamicModule =>
  GraphQLModule.forRootAsync<ApolloDriverConfig>({
    driver: ApolloDriver,
    imports: [accounts],
    inject: [Authenticator],
    useFactory: (authenticator: Authenticator): Omit<ApolloDriverConfig, 'driver'> => ({
      path: GRAPHQL_PATH,
      autoSchemaFile: true,
      sortSchema: true,
      introspection: true,
      // A page for people who look around; it needs scripts from elsewhere, so it is off.
      graphiql: false,
      includeStacktraceInErrorResponses: false,
      validationRules: [...QUERY_LIMITS],
      parseOptions: { maxTokens: MAX_QUERY_TOKENS },
      formatError: (formatted, error) => maskError(formatted, error),
      context: async ({ req }: { req: IncomingMessage }): Promise<RequestContext> => ({
        viewer: await identify(authenticator, req.headers.authorization),
      }),
    }),
  });

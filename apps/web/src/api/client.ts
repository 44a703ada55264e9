/**
 * The Apollo client for lists, accounts and commands. Tables and events never enter its cache: the
 * ids of decisions and options repeat across matches, and a match differs by perspective.
 */
import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import { isPublicPage } from './public-page.js';

export const client = new ApolloClient({
  link: new HttpLink({ uri: '/graphql', credentials: isPublicPage ? 'omit' : 'same-origin' }),
  cache: new InMemoryCache({
    typePolicies: { Match: { keyFields: false }, MatchSummary: { keyFields: ['id'] } },
  }),
  assumeImmutableResults: true,
  // Whoever asks after a command wants to know of it: the answer to a question that was asked before
  // the command, and is still on its way, would not.
  defaultOptions: { query: { context: { queryDeduplication: false } } },
});

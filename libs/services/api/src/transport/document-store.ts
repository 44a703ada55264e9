/**
 * Where the GraphQL server keeps what it has found valid. Its own store has room for tens of
 * megabytes, which strangers would fill with queries that nobody asks a second time.
 */
import type { ApolloDriverConfig } from '@nestjs/apollo';
import { knownDocuments } from './known-documents.js';
import { MAX_KNOWN_QUERY_CHARACTERS } from './limits.js';

type DocumentStore = NonNullable<ApolloDriverConfig['documentStore']>;

export function documentStore(): DocumentStore {
  const documents = knownDocuments();
  return {
    get: async (key) => documents.get(key),
    async set(key, document) {
      const { length = Infinity } = document.loc?.source.body ?? {};
      if (length <= MAX_KNOWN_QUERY_CHARACTERS) documents.add(key, document);
    },
    delete: async () => false,
  };
}

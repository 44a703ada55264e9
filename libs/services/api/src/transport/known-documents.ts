/** Documents that were found within our limits, by their text; those that nobody has asked for long are forgotten. */
import type { DocumentNode } from 'graphql';
import { MAX_KNOWN_DOCUMENTS, MAX_KNOWN_QUERY_CHARACTERS } from './limits.js';

interface KnownDocuments {
  get(query: string): DocumentNode | undefined;
  /** Remembers a query that may be asked, unless it is long. */
  add(query: string, document: DocumentNode): void;
}

export function knownDocuments(most = MAX_KNOWN_DOCUMENTS): KnownDocuments {
  const documents = new Map<string, DocumentNode>();

  function remember(query: string, document: DocumentNode): void {
    documents.delete(query);
    documents.set(query, document);
  }

  return {
    get(query) {
      const document = documents.get(query);
      if (document !== undefined) remember(query, document);
      return document;
    },
    add(query, document) {
      if (query.length > MAX_KNOWN_QUERY_CHARACTERS) return;
      remember(query, document);
      const [longest] = documents.keys();
      if (documents.size > most && longest !== undefined) documents.delete(longest);
    },
  };
}

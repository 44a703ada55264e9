/** Reads what a socket asks for: a subscription, by the rules that hold over HTTP. */
import {
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  parse,
  validate,
  type DocumentNode,
  type ExecutionArgs,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { knownDocuments } from './known-documents.js';
import { MAX_QUERY_TOKENS } from './limits.js';
import { clientError, maskError } from './masked-error.js';
import { allRules, withoutSuggestion } from './query-rules.js';

/** What to run, or why it will not run. */
type Read = Omit<ExecutionArgs, 'contextValue'> | readonly GraphQLError[];

/** A crowd asks the same: what is valid is parsed and checked once, and held once for all of it. */
export function subscriptionReader(
  schemaHost: { readonly schema: GraphQLSchema },
  introspection: boolean,
): (payload: SubscribePayload) => Read {
  const known = knownDocuments();
  return (payload) => {
    const { schema } = schemaHost;
    const { query, operationName = null, variables: variableValues = null } = payload;
    const remembered = known.get(query);
    const document = remembered ?? parsed(query);
    checkKind(document, operationName);
    if (remembered === undefined) {
      const problems = validate(schema, document, allRules(introspection));
      if (problems.length > 0) return problems.map((problem) => invalid(problem, introspection));
      known.add(query, document);
    }
    return { schema, document, operationName, variableValues };
  };
}

function parsed(query: string): DocumentNode {
  try {
    return parse(query, { maxTokens: MAX_QUERY_TOKENS });
  } catch (error) {
    throw clientError('GRAPHQL_PARSE_FAILED', error instanceof Error ? error.message : 'No query.');
  }
}

function checkKind(document: DocumentNode, operationName: string | null): void {
  const operation = getOperationAST(document, operationName)?.operation;
  if (operation === OperationTypeNode.SUBSCRIPTION) return;
  throw clientError(
    'BAD_REQUEST',
    'Only subscriptions run over the socket; send queries and mutations over HTTP.',
  );
}

const invalid = ({ message, nodes }: GraphQLError, introspection: boolean): GraphQLError =>
  new GraphQLError(introspection ? message : withoutSuggestion(message), {
    ...(nodes === undefined ? {} : { nodes }),
    extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
  });

/** Variables that do not fit are found before anything runs: such an error has no path. */
export function maskedOnSocket(error: GraphQLError): GraphQLFormattedError {
  const isAboutTheRequest =
    error.path === undefined && !error.originalError && !error.extensions['code'];
  if (isAboutTheRequest) return { message: error.message, extensions: { code: 'BAD_USER_INPUT' } };
  return maskError(error.toJSON(), error);
}

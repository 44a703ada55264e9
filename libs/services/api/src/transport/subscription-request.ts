/** Reads what a socket asks for: a subscription, by the rules that hold over HTTP. */
import { MAX_SUBSCRIPTIONS_PER_SOCKET } from '@scoresheet/contracts-graphql';
import {
  getOperationAST,
  OperationTypeNode,
  validate,
  type DocumentNode,
  type ExecutionArgs,
  type GraphQLError,
  type GraphQLFormattedError,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { clientError, maskError } from './masked-error.js';
import { invalid, type QueryGate } from './query-gate.service.js';

/** What to run, or why it will not run. */
type Read = Omit<ExecutionArgs, 'contextValue'> | readonly GraphQLError[];

interface SubscriptionReaderOptions {
  readonly gate: Pick<QueryGate, 'admit' | 'schema'>;
  readonly introspection: boolean;
}

/** A crowd asks the same: what is valid is checked once, for as long as the gate remembers it. */
export function subscriptionReader(
  options: SubscriptionReaderOptions,
): (payload: SubscribePayload, address: string) => Read {
  const { gate, introspection } = options;
  const valid = new WeakSet<DocumentNode>();
  return (payload, address) => {
    const { schema } = gate;
    const { query, operationName = null, variables: variableValues = null } = payload;
    const document = gate.admit(query, address);
    checkKind(document, operationName);
    if (!valid.has(document)) {
      const problems = validate(schema, document);
      if (problems.length > 0) return problems.map((problem) => invalid(problem, introspection));
      valid.add(document);
    }
    return { schema, document, operationName, variableValues };
  };
}

function checkKind(document: DocumentNode, operationName: string | null): void {
  const operation = getOperationAST(document, operationName)?.operation;
  if (operation === OperationTypeNode.SUBSCRIPTION) return;
  throw clientError(
    'BAD_REQUEST',
    'Only subscriptions run over the socket; send queries and mutations over HTTP.',
  );
}

/** Variables that do not fit are found before anything runs: such an error has no path. */
export function maskedOnSocket(error: GraphQLError): GraphQLFormattedError {
  const isAboutTheRequest =
    error.path === undefined && !error.originalError && !error.extensions['code'];
  if (isAboutTheRequest) return { message: error.message, extensions: { code: 'BAD_USER_INPUT' } };
  return maskError(error.toJSON(), error);
}

export const tooManyAtOnce = (): GraphQLError =>
  clientError(
    'BAD_REQUEST',
    `A socket carries at most ${MAX_SUBSCRIPTIONS_PER_SOCKET} subscriptions. Open another one.`,
  );

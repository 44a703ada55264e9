/** Who asks, on either transport. Without a token somebody may watch what is public, and no more. */
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import { GraphQLError } from 'graphql';
import type { Authenticated, Authenticator, Identity } from '@scoresheet/services-accounts';
import { clientError } from './masked-error.js';

export interface RequestContext {
  /** Undefined for a stranger, who sees what is public. */
  readonly viewer: Identity | undefined;
  /** Closes the socket of a subscriber who reads too slowly; absent over HTTP. */
  readonly dropSlow?: () => void;
}

/** Three parts, the last of which is empty in a token that nobody has signed. */
const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/i;

/** Whoever an `Authorization` header, or its like on a socket, belongs to; nobody without one. */
export async function identify(
  authenticator: Authenticator,
  authorization: unknown,
): Promise<Identity | undefined> {
  if (authorization === undefined || authorization === null) return undefined;
  const token = typeof authorization === 'string' ? BEARER.exec(authorization)?.[1] : undefined;
  if (token === undefined) {
    throw unauthenticated('Send "Authorization: Bearer <token>"; `signIn` gives a token.');
  }
  const answer = await authenticator.authenticate(token);
  if (answer.valid) return answer.viewer;
  throw unauthenticated(REFUSED[answer.reason]);
}

const REFUSED: Readonly<Record<Extract<Authenticated, { valid: false }>['reason'], string>> = {
  'token-expired': 'This token has expired. Refresh the session, or sign in again.',
  'token-invalid': 'This token was not signed here. Sign in again.',
  'session-ended': 'This session has ended. Sign in again.',
};

/** The identity of whoever asks; undefined for a stranger. */
export const Asker = createParamDecorator(
  (_data: unknown, context: ExecutionContext) => contextOf(context).viewer,
);

/** The identity of whoever commands; a stranger is told to sign in. */
export const Commander = createParamDecorator((_data: unknown, context: ExecutionContext) => {
  const { viewer } = contextOf(context);
  if (viewer === undefined) {
    throw clientError(
      'UNAUTHENTICATED',
      'Sign in first: `signIn` or `signInAsGuest` gives a token.',
    );
  }
  return viewer;
});

const contextOf = (context: ExecutionContext): RequestContext =>
  GqlExecutionContext.create(context).getContext<RequestContext>();

const unauthenticated = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'UNAUTHENTICATED', http: { status: 401 } } });

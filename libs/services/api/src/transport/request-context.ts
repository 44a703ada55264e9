/** Who asks, on either transport. Without a token somebody may watch what is public, and no more. */
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import { GraphQLError } from 'graphql';
import type { Identity, TokenService } from '@scoresheet/services-accounts';
import { clientError } from './masked-error.js';

export interface RequestContext {
  /** Undefined for a stranger, who sees what is public. */
  readonly viewer: Identity | undefined;
  /** Closes the socket of a subscriber who reads too slowly; absent over HTTP. */
  readonly dropSlow?: () => void;
}

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** The identity in an `Authorization` header or its like on a socket; none without one. */
export async function identify(
  tokens: TokenService,
  authorization: unknown,
): Promise<Identity | undefined> {
  if (authorization === undefined || authorization === null) return undefined;
  const token = typeof authorization === 'string' ? BEARER.exec(authorization)?.[1] : undefined;
  if (token === undefined) {
    throw unauthenticated('Send "Authorization: Bearer <token>"; `signInAsGuest` gives a token.');
  }
  const read = await tokens.read(token);
  if (read.valid) return read.identity;
  switch (read.reason) {
    case 'token-expired':
      throw unauthenticated('This token has expired. Sign in again.');
    case 'token-invalid':
      throw unauthenticated('This token was not signed here. Sign in again.');
  }
}

/** The identity of whoever asks; undefined for a stranger. */
export const Asker = createParamDecorator(
  (_data: unknown, context: ExecutionContext) => contextOf(context).viewer,
);

/** The identity of whoever commands; a stranger is told to sign in. */
export const Commander = createParamDecorator((_data: unknown, context: ExecutionContext) => {
  const { viewer } = contextOf(context);
  if (viewer === undefined) {
    throw clientError('UNAUTHENTICATED', 'Sign in first: `signInAsGuest` gives a token.');
  }
  return viewer;
});

const contextOf = (context: ExecutionContext): RequestContext =>
  GqlExecutionContext.create(context).getContext<RequestContext>();

const unauthenticated = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'UNAUTHENTICATED', http: { status: 401 } } });

/** Who asks, on either transport. Without a token somebody may watch what is public, and no more. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import type { TraceContext } from '@scoresheet/contracts-messages';
import { GraphQLError } from 'graphql';
import type {
  Authenticated,
  AuthenticationRefusal,
  Authenticator,
  Credential,
  Identity,
  Standing,
} from '@scoresheet/services-accounts';
import { clientError } from './masked-error.js';
import { addressOf } from './peer-address.js';
import type { SecurityReason, SecurityRefusals } from './security-refusals.js';
import { sessionCookie, shownSecrets, type SessionCookie } from './session-cookie.js';

export interface RequestContext {
  /** Who asks, undefined for a stranger, who sees what is public. */
  readonly viewer: Identity | undefined;
  /** What proved it; undefined for a stranger. */
  readonly credential: Credential | undefined;
  /** Whom a stranger's tries are counted for. */
  readonly address: string;
  /** Whether the connection of the request has ended, so that no answer can be sent. */
  readonly hasLeft: () => boolean;
  /** The cookie of the browser that asks; a socket brings it and cannot change it. */
  readonly cookie?: SessionCookie;
  /** Trace of a subscription; a request over HTTP has its own around it. */
  readonly trace?: TraceContext;
}

/** Somebody with a token, and what it proved. */
export type Presented = Standing & { readonly credential: Credential };

/** Letters of all tokens; the last part is empty in a signed one that nobody has signed. */
const BEARER = /^Bearer ([\w-]+(?:\.[\w-]+\.[\w-]*)?)$/i;

/** Whoever an `Authorization` header, or its like on a socket, belongs to; nobody without one. */
async function identify(
  authenticator: Authenticator,
  authorization: unknown,
): Promise<Presented | undefined> {
  if (authorization === undefined || authorization === null) return undefined;
  const token = typeof authorization === 'string' ? BEARER.exec(authorization)?.[1] : undefined;
  if (token === undefined) {
    throw unauthenticated('Send "Authorization: Bearer <token>"; `signIn` gives a token.');
  }
  const answer = await authenticator.authenticate(token);
  return granted(answer);
}

/** Throws what to tell whoever showed what is good for nothing. */
function granted(answer: Authenticated): Presented {
  if (answer.valid) return answer;
  if (answer.reason === 'blocked') throw blocked(answer.blocked);
  throw unauthenticated(REFUSED[answer.reason], answer.reason);
}

interface Asking {
  readonly request: IncomingMessage;
  readonly trustedProxies: number;
  /** Where the token is absent, the cookie says who asks; where it is `null`, nobody does. */
  readonly authorization: unknown;
  readonly refusals: SecurityRefusals;
  /** Absent on a socket, which cannot change a cookie. */
  readonly cookie?: SessionCookie;
}

/** Whoever asks on either transport: by what is shown for it, or else by the cookie. */
export async function whoAsks(
  authenticator: Authenticator,
  asking: Asking,
): Promise<Presented | undefined> {
  try {
    const { authorization } = asking;
    if (authorization !== undefined) return await identify(authenticator, authorization);
    return await whoseCookie(authenticator, asking);
  } catch (error) {
    const told = error instanceof GraphQLError ? error.extensions['reason'] : undefined;
    const reason = COUNTED.get(told);
    if (reason !== undefined) asking.refusals.count(reason);
    throw error;
  }
}

/** An expired token or session is not counted. */
const COUNTED: ReadonlyMap<unknown, SecurityReason> = new Map([
  ['blocked', 'blocked'],
  ['foreign-page', 'foreign-page'],
  ['token-invalid', 'wrong-token'],
  ['token-revoked', 'wrong-token'],
]);

/**
 * The holder of the session's cookie. Another server of the same host can add a cookie of the same name, with which a
 * player would act for somebody else: cookies of different accounts are all deleted, and the browser is a stranger's.
 */
async function whoseCookie(
  authenticator: Authenticator,
  { request, trustedProxies, refusals, cookie }: Asking,
): Promise<Presented | undefined> {
  const secrets = shownSecrets(request, trustedProxies);
  const answer = await authenticator.authenticateCookies(secrets);
  if (answer === 'cookies-differ') {
    refusals.count('cookies-differ');
    cookie?.clear();
    return undefined;
  }
  // The cookie of a session that has ended is nobody's: its browser may still look, and sign in.
  return answer && granted(answer);
}

interface Exchange {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
}

/** What a request over HTTP brings along, as Apollo asks for it. */
export const contextOfRequest =
  (authenticator: Authenticator, refusals: SecurityRefusals, trustedProxies: number) =>
  async ({ req: request, res: response }: Exchange): Promise<RequestContext> => {
    const { authorization } = request.headers;
    const cookie = sessionCookie(request, response, trustedProxies);
    const asking = { request, trustedProxies, authorization, refusals, cookie };
    return {
      viewer: undefined,
      credential: undefined,
      ...(await whoAsks(authenticator, asking)),
      address: addressOf(request, trustedProxies),
      hasLeft: () => request.socket.destroyed,
      cookie,
    };
  };

const REFUSED: Readonly<Record<AuthenticationRefusal, string>> = {
  'token-expired': 'This token has expired. Refresh the session, or sign in again.',
  'token-invalid': 'This token does not come from this server. Sign in again.',
  'token-revoked': 'This token is unknown, expired or revoked. Sign in, or make a new one.',
  'session-ended': 'This session has ended. Sign in again.',
};

/** The identity of whoever asks; undefined for a stranger. */
export const Asker = createParamDecorator(
  (_data: unknown, context: ExecutionContext) => contextOf(context).viewer,
);

/** Whoever asks, with the token that was shown and where from. */
export const Caller = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  contextOf(context),
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

/** What is said to whoever is blocked, and all that they get. */
export const blocked = (says: string): GraphQLError =>
  new GraphQLError(says, {
    extensions: { code: 'FORBIDDEN', reason: 'blocked', http: { status: 403 } },
  });

const unauthenticated = (message: string, reason?: AuthenticationRefusal): GraphQLError =>
  new GraphQLError(message, {
    extensions: { code: 'UNAUTHENTICATED', reason, http: { status: 401 } },
  });

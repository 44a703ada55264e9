/** Hands a command in until something is known of it. */
import { ApiError, ask, type ApiAddress } from './api-client.js';

/** An accepted command: what a test compares with the record. */
export interface AcceptedCommand {
  readonly match: string;
  readonly actor: string;
  readonly commandId: string;
  readonly seq: number;
  /** Milliseconds from the first sending to the answer that it is accepted. */
  readonly tookMs: number;
}

/** Who sends to which match. */
export interface Sender {
  /** The api's address, with the sender's token. */
  readonly address: ApiAddress;
  readonly actor: string;
  readonly match: string;
  readonly onAccepted?: (accepted: AcceptedCommand) => void;
}

export type Outcome =
  | { readonly __typename: 'Accepted'; readonly seq: number; readonly token: string }
  | { readonly __typename: 'Refused'; readonly code: string; readonly says: string }
  | { readonly __typename: 'Conflict' | 'Pending'; readonly says: string };

export interface Command {
  readonly mutation: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly commandId: string;
}

/** A conflict is no error: what comes next will tell. Nor is an end or a pause that came first. */
export async function send(sender: Sender, command: Command): Promise<Outcome> {
  const { address, match, actor, onAccepted } = sender;
  const { mutation, variables, commandId } = command;
  const sentAt = performance.now();
  for (;;) {
    const data = await ask<object>(address, mutation, { ...variables, match, commandId });
    const outcome = Object.values(data)[0] as Outcome;
    switch (outcome.__typename) {
      case 'Accepted': {
        const tookMs = performance.now() - sentAt;
        onAccepted?.({ match, actor, commandId, seq: outcome.seq, tookMs });
        return outcome;
      }
      case 'Conflict':
        return outcome;
      case 'Pending':
        continue;
      case 'Refused':
        if (outcome.code === 'match-over' || outcome.code === 'match-paused') return outcome;
        throw new ApiError(`${commandId} of match ${match}: ${outcome.code}: ${outcome.says}`);
    }
  }
}

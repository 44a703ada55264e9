/** Hands a command of a tournament in until something is known of it. */
import { ApiError, ask, type ApiAddress } from '../api-client.js';

interface Told {
  /** Of somebody who acts in a tournament. */
  readonly address: ApiAddress;
  readonly mutation: string;
  readonly variables: Readonly<Record<string, unknown>> & { readonly commandId: string };
}

export type TournamentOutcome =
  | {
      readonly __typename: 'TournamentAccepted';
      readonly tournament: string;
      readonly token: string;
    }
  | { readonly __typename: 'Refused'; readonly code: string; readonly says: string }
  | { readonly __typename: 'Conflict'; readonly says: string };

type Pending = { readonly __typename: 'Pending' };

export async function tellTournament(told: Told): Promise<TournamentOutcome> {
  for (;;) {
    const data = await ask<object>(told.address, told.mutation, told.variables);
    const outcome = Object.values(data)[0] as TournamentOutcome | Pending;
    if (outcome.__typename !== 'Pending') return outcome;
  }
}

/** For a refusal that will be the same for ever. */
export function refusedFor(commandId: string, outcome: TournamentOutcome): ApiError {
  const says = 'says' in outcome ? outcome.says : 'it was accepted.';
  return new ApiError(`${commandId}: ${says}`);
}

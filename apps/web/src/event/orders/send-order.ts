/** Sends a command to a tournament, and tells what became of it; sent twice under one id, it counts once. */
import {
  sendUntilAnswered,
  type CommandDocument,
  type CommandVariables,
  type Fate,
} from '../../api/send-command.js';
import type { EventOutcomeFields } from './event-outcome.js';

export type OrderFate = Fate<{
  readonly tournament: string;
  readonly seq: number;
  /** Of a query that has to know of it. */
  readonly token: string;
}>;

/** As `sendUntilAnswered`. */
export const sendOrder = <Variables extends object>(
  mutation: CommandDocument<Variables, EventOutcomeFields>,
  variables: NoInfer<CommandVariables<Variables>>,
): Promise<OrderFate> => sendUntilAnswered({ mutation, variables, fateOf });

function fateOf(outcome: EventOutcomeFields): OrderFate {
  switch (outcome.__typename) {
    case 'TournamentAccepted':
      return {
        is: 'accepted',
        tournament: outcome.tournament,
        seq: outcome.seq,
        token: outcome.token,
      };
    case 'Refused':
      return { is: 'refused', code: outcome.code, rule: outcome.rule, says: outcome.says };
    case 'Conflict':
      return { is: 'conflict', says: outcome.says };
    case 'Pending':
      return { is: 'pending' };
  }
}

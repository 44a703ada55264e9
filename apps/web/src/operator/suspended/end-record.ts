/** Ends what stands still, by the command of its kind. */
import type { Fate } from '../../api/send-command.js';
import { sendCommand } from '../../api/send-command.js';
import { sendOrder } from '../../event/orders/send-order.js';
import { CANCEL_SUSPENDED, VOID_MATCH } from './suspended-documents.js';

export type Kind = 'match' | 'tournament';

interface Ending {
  readonly id: string;
  /** The event at which it stands still, so that nobody ends by mistake what goes on. */
  readonly seq: number;
  /** Words for everybody who sees the end. */
  readonly reason: string;
}

const COMMANDS: Readonly<Record<Kind, (ending: Ending) => Promise<Fate<object>>>> = {
  match: (ending) => sendCommand(VOID_MATCH, ending),
  tournament: (ending) => sendOrder(CANCEL_SUSPENDED, ending),
};

/** Throws when the server cannot be reached for long. */
export const endRecord = (kind: Kind, ending: Ending): Promise<Fate<object>> =>
  COMMANDS[kind](ending);

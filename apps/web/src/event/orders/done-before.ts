/** Commands that another press may have carried out: staff and player can send the same one. */
import type { Fate } from '../../api/send-command.js';
import type { OrderFate } from './send-order.js';

/** The token of the event is missing if another command had done it before. */
export type DoneFate = Fate<{ readonly token?: string }>;

/** Takes a refusal with this code as done: what the command asks for is so already. */
export async function doneBefore(sent: Promise<OrderFate>, code: string): Promise<DoneFate> {
  const fate = await sent;
  return fate.is === 'refused' && fate.code === code ? { is: 'accepted' } : fate;
}

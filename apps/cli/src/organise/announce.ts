/** `tournament announce ID TEXT`: tells everybody something. */
import type { AskingOptions } from '../program/options.js';
import { whoAsks } from '../server/who-asks.js';
import { send } from './send-command.js';
import { tell } from './tell.js';

export async function announce(
  tournament: string,
  text: string,
  options: AskingOptions,
): Promise<void> {
  const server = await whoAsks(options);
  const { seq } = await send(server, 'postAnnouncement', { tournament, text });
  tell(options, {
    object: { tournament, seq },
    lines: ['Everybody who looks at the tournament can read it.'],
  });
}

/** `tournament plan ID [TIME]`: says when it is to begin; without a time that is open again. */
import type { AskingOptions } from '../program/options.js';
import { whoAsks } from '../server/who-asks.js';
import { send } from './send-command.js';
import { tell } from './tell.js';
import { beginningWords } from './typed-beginning.js';

export async function plan(
  tournament: string,
  beginsAt: string | undefined,
  options: AskingOptions,
): Promise<void> {
  const server = await whoAsks(options);
  const { seq } = await send(server, 'planTournament', { tournament, beginsAt: beginsAt ?? null });
  const says = beginsAt === undefined ? 'When it begins is open.' : planned(beginsAt);
  tell(options, { object: { tournament, beginsAt: beginsAt ?? null, seq }, lines: [says] });
}

export const planned = (beginsAt: string): string =>
  `Planned to begin on ${beginningWords(beginsAt)}.`;

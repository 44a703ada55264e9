/** `scoresheet void ID --reason TEXT`: staff ends a match that stands still. */
import type { Command } from 'commander';
import { wholeNumber } from '../program/whole-number.js';
import { EXIT } from '../program/fault.js';
import type { Server } from '../server/ask-server.js';
import { accessTokenFor } from '../server/sign-in.js';
import { addressOf, houseTokenAt, tokenInEnvironment } from '../server/who-asks.js';
import { voidMatch } from '../suspended/void-match.js';

interface Options {
  readonly reason: string;
  readonly event?: number;
  readonly server?: string;
  readonly token?: string;
  readonly json?: boolean;
}

export function voidCommand(command: Command): void {
  command
    .argument('<id>', 'the match, as "scoresheet doctor" names it')
    .requiredOption('--reason <text>', 'why, for everybody who sees the event')
    .option(
      '--event <n>',
      'the event that stops it, if only the log of the match service names it',
      wholeNumber,
    )
    .option('--server <url>', 'the server of the match (default: this machine, SCORESHEET_PORT)')
    .option('--token <token>', 'token of a judge, an organiser or an operator (default: the house)')
    .option('--json', 'print one JSON object')
    .action(async (id: string, options: Options) => {
      const { reason, event } = options;
      const at = event === undefined ? {} : { event };
      const ended = await voidMatch(await serverFor(options), { match: id, reason, ...at });
      if (!ended.isNew) process.exitCode = EXIT.no;
      if (options.json) return console.log(JSON.stringify(ended));
      const { suspendedSeq, endedSeq, isNew, says, reference } = ended;
      const how = isNew ? 'is ended' : 'was ended before';
      console.log(`${id} stood still at event ${suspendedSeq} and ${how}, with event ${endedSeq}.`);
      if (says !== null) console.log(`  ${says} Reference in the log: ${reference}.`);
    });
}

/** The house comes before whoever is signed in, who may be a player here. */
async function serverFor({ server, token }: Options): Promise<Server> {
  const url = addressOf(server);
  const given = token ?? tokenInEnvironment();
  const known = given ?? (await houseTokenAt(url)) ?? (await accessTokenFor(url));
  return known === undefined ? { url } : { url, token: known };
}

/** `scoresheet void ID --reason TEXT`: staff ends a match or a tournament that stands still. */
import type { Command } from 'commander';
import { wholeNumber } from '../program/whole-number.js';
import { EXIT } from '../program/fault.js';
import type { Server } from '../server/ask-server.js';
import { accessTokenFor } from '../server/sign-in.js';
import { addressOf, houseTokenAt, tokenInEnvironment } from '../server/who-asks.js';
import { voidMatch } from '../suspended/void-match.js';
import { voidTournament } from '../suspended/void-tournament.js';

interface Options {
  readonly reason: string;
  readonly event?: number;
  readonly server?: string;
  readonly token?: string;
  readonly json?: boolean;
}

export function voidCommand(command: Command): void {
  command
    .argument('<id>', 'the match or the tournament, as "scoresheet doctor" names it')
    .requiredOption('--reason <text>', 'why, for everybody who sees the event')
    .option(
      '--event <n>',
      'the event that stops it, if only the log of the service that decides it names it',
      wholeNumber,
    )
    .option('--server <url>', 'the server of the record (default: this machine, SCORESHEET_PORT)')
    .option('--token <token>', 'token of a judge, an organiser or an operator (default: the house)')
    .option('--json', 'print one JSON object')
    .action(async (id: string, options: Options) => {
      const { reason, event } = options;
      const at = event === undefined ? {} : { event };
      const ended = await endAt(await serverFor(options), id, { reason, ...at });
      if (!ended.isNew) process.exitCode = EXIT.no;
      if (options.json) return console.log(JSON.stringify(ended));
      const { suspendedSeq, endedSeq, isNew, says, reference } = ended;
      const how = isNew ? 'is ended' : 'was ended before';
      console.log(`${id} stood still at event ${suspendedSeq} and ${how}, with event ${endedSeq}.`);
      if (says !== null) console.log(`  ${says} Reference in the log: ${reference}.`);
    });
}

interface Ending {
  readonly reason: string;
  readonly event?: number;
}

/** A tournament is told from a match by its name. */
const endAt = (server: Server, id: string, ending: Ending) =>
  id.startsWith('t-')
    ? voidTournament(server, { tournament: id, ...ending })
    : voidMatch(server, { match: id, ...ending });

/** The house comes before whoever is signed in, who may be a player here. */
async function serverFor({ server, token }: Options): Promise<Server> {
  const url = addressOf(server);
  const given = token ?? tokenInEnvironment();
  const known = given ?? (await houseTokenAt(url)) ?? (await accessTokenFor(url));
  return known === undefined ? { url } : { url, token: known };
}

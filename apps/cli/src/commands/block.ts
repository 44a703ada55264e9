/** `scoresheet block`, `unblock`, `blocks`: operators say who is let in no more. */
import type { Command } from 'commander';
import { block, listBlocks, unblock, type Block } from '../blocks/blocks-of-server.js';
import { wholeNumber } from '../program/whole-number.js';
import { operatorAt } from '../server/who-asks.js';

const DAY_MS = 86_400_000;

interface Options {
  readonly server?: string;
  readonly token?: string;
  readonly json?: boolean;
}

interface BlockOptions extends Options {
  readonly reason: string;
  readonly days?: number;
}

interface ListOptions extends Options {
  readonly past?: boolean;
}

export function blockCommand(command: Command): void {
  withOptions(command)
    .argument('<whom>', 'a name, the id of an account or a guest, an address, or 192.0.2.0/24')
    .requiredOption('--reason <text>', 'why, for whoever is blocked')
    .option('--days <number>', 'days until it ends (default: until somebody lifts it)', wholeNumber)
    .action(async (whom: string, { reason, days, ...options }: BlockOptions) => {
      const until = days === undefined ? {} : { until: Date.now() + days * DAY_MS };
      const made = await block(await operatorAt(options), { whom, reason, ...until });
      tell(made, options);
    });
}

export function unblockCommand(command: Command): void {
  withOptions(command)
    .argument('<id>', 'of the block, as "scoresheet blocks" shows it')
    .action(async (id: string, options: Options) => {
      tell(await unblock(await operatorAt(options), id), options);
    });
}

export function blocksCommand(command: Command): void {
  withOptions(command)
    .option('--past', 'list blocks too that are over or lifted')
    .action(async ({ past = false, ...options }: ListOptions) => {
      const blocks = await listBlocks(await operatorAt(options), past);
      if (options.json) return console.log(JSON.stringify({ blocks }));
      console.log(blocks.map(line).join('\n') || 'Nobody is blocked.');
    });
}

const withOptions = (command: Command): Command =>
  command
    .option('--server <url>', 'the server (default: this machine, SCORESHEET_PORT)')
    .option('--token <token>', "an operator's (default: the house, by the key in SCORESHEET_DATA)")
    .option('--json', 'print one JSON object');

const tell = (made: Block, { json }: Options): void =>
  console.log(json ? JSON.stringify(made) : line(made));

function line({ id, account, network, reason, until, liftedAt }: Block): string {
  const end = until === null ? 'until it is lifted' : `until ${dayOf(until)}`;
  const when = liftedAt === null ? end : `lifted ${dayOf(liftedAt)}`;
  return `${id}  ${account ?? network}  ${when}  ${reason}`;
}

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

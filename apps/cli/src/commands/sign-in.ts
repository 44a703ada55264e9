/** `scoresheet sign-in NAME`: later commands ask the server as this account. */
import type { Command } from 'commander';
import { readSecret } from '../program/read-secret.js';
import { addressOf } from '../server/who-asks.js';
import { signIn } from '../server/sign-in.js';

interface Options {
  readonly new?: boolean;
  readonly server?: string;
  readonly json?: boolean;
}

export function signInCommand(command: Command): void {
  command
    .argument('<name>', 'the name of the account')
    .option('--new', 'make the account first')
    .option('--server <url>', 'the server (default: this machine, SCORESHEET_PORT)')
    .option('--json', 'print one JSON object')
    .action(async (name: string, { new: isNew = false, server, json }: Options) => {
      const url = addressOf(server);
      const password = await readSecret(`Password of ${name}: `);
      await signIn({ url, name, password, isNew });
      console.log(json ? JSON.stringify({ server: url, name }) : `Signed in at ${url} as ${name}.`);
    });
}

/** `scoresheet sign-out`: ends the session of this machine's user. */
import type { Command } from 'commander';
import { addressOf } from '../server/who-asks.js';
import { signOut } from '../server/sign-in.js';

interface Options {
  readonly server?: string;
  readonly json?: boolean;
}

export function signOutCommand(command: Command): void {
  command
    .option('--server <url>', 'the server (default: this machine, SCORESHEET_PORT)')
    .option('--json', 'print one JSON object')
    .action(async ({ server, json }: Options) => {
      const url = addressOf(server);
      const name = await signOut(url);
      if (json) return console.log(JSON.stringify({ server: url, name: name ?? null }));
      console.log(name === undefined ? `Nobody is signed in at ${url}.` : `Signed out: ${name}.`);
    });
}

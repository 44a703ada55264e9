/** `scoresheet sign-in NAME`: later commands ask the server as this account. */
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import type { Command } from 'commander';
import { Fault } from '../program/fault.js';
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

/** A secret from the keyboard, which does not show it, or the first line of a script. */
async function readSecret(prompt: string): Promise<string> {
  const { stdin, stderr } = process;
  const isTerminal = stdin.isTTY;
  if (isTerminal) stderr.write(prompt);
  // What is typed would be echoed on this output.
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: stdin, output: silent, terminal: isTerminal });
  try {
    for await (const line of reader) return line;
    throw new Fault('input-ended', 'the input ended before a password came.');
  } finally {
    reader.close();
    if (isTerminal) stderr.write('\n');
  }
}

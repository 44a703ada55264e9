/** `scoresheet token`: what a bot or a script shows instead of a password. */
import { Option, type Command } from 'commander';
import { Fault } from '../program/fault.js';
import { wholeNumber } from '../program/whole-number.js';
import type { Server } from '../server/ask-server.js';
import { accessTokenFor } from '../server/sign-in.js';
import { addressOf, houseTokenAt } from '../server/who-asks.js';
import {
  createToken,
  listTokens,
  revokeToken,
  SCOPES,
  type PersonalToken,
  type Scope,
} from '../tokens/personal-tokens.js';

interface Options {
  readonly server?: string;
  readonly json?: boolean;
}

interface CreateOptions extends Options {
  readonly scope: readonly Scope[];
  readonly days?: number;
}

export function tokenCommand(command: Command): void {
  withOptions(command.command('create').description('make a token; it is shown this once'))
    .argument('<name>', 'the program that will use it')
    .addOption(
      new Option('--scope <scope...>', 'what it may be used for')
        .choices(SCOPES)
        .makeOptionMandatory(),
    )
    .option('--days <number>', 'days until it expires (default: 90)', wholeNumber)
    .action(create);
  withOptions(command.command('list').description('list the tokens you have')).action(list);
  withOptions(command.command('revoke').description('end a token at once'))
    .argument('<id>', 'of the token, as "token list" shows it')
    .action(revoke);
}

const withOptions = (command: Command): Command =>
  command
    .option('--server <url>', 'the server you leave (default: this machine, SCORESHEET_PORT)')
    .option('--json', 'print one JSON object');

async function create(name: string, { scope, days, server, json }: CreateOptions): Promise<void> {
  const term = days === undefined ? {} : { days };
  const made = await createToken(await signedIn(server), { name, scopes: scope, ...term });
  if (json) return console.log(JSON.stringify(made));
  console.log(`${line(made)}\n\n  ${made.token}\n`);
  console.log('Nobody can show it again. Give it to a bot or a script in SCORESHEET_TOKEN.');
}

async function list({ server, json }: Options): Promise<void> {
  const tokens = await listTokens(await signedIn(server));
  if (json) return console.log(JSON.stringify({ tokens }));
  console.log(tokens.map(line).join('\n') || 'No tokens. "scoresheet token create" makes one.');
}

/** The house may end anybody's: somebody's token may have been found lying about. */
async function revoke(id: string, { server, json }: Options): Promise<void> {
  const url = addressOf(server);
  const token = (await accessTokenFor(url)) ?? (await houseTokenAt(url));
  if (token === undefined) throw nobody(url);
  await revokeToken({ url, token }, id);
  console.log(json ? JSON.stringify({ revoked: id }) : `${id} opens nothing any more.`);
}

/** Personal tokens belong to an account, so the house has none. */
async function signedIn(server: string | undefined): Promise<Server> {
  const url = addressOf(server);
  const token = await accessTokenFor(url);
  if (token === undefined) throw nobody(url);
  return { url, token };
}

const nobody = (url: string): Fault =>
  new Fault('refused', `nobody is signed in at ${url}. Sign in first: npx scoresheet sign-in NAME`);

function line({ id, name, scopes, expiresAt }: PersonalToken): string {
  const until = new Date(expiresAt).toISOString().slice(0, 10);
  return `${id}  ${scopes.join(', ')}  until ${until}  ${name}`;
}

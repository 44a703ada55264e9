/** `scoresheet role`: who may do what. The first operator is made here, with the key as the proof. */
import { Argument, type Command } from 'commander';
import { Fault } from '../program/fault.js';
import { changeRole, findAccount, ROLES, type Account } from '../roles/roles-of-account.js';
import type { Role, RoleChange } from '../roles/roles-of-account.js';
import type { Server } from '../server/ask-server.js';
import { settingsOf } from '../server/settings.js';
import { accessTokenFor } from '../server/sign-in.js';
import { addressOf, houseTokenAt } from '../server/who-asks.js';

interface Options {
  readonly server?: string;
  readonly token?: string;
  readonly json?: boolean;
}

export function roleCommand(command: Command): void {
  changing(command, 'grant', 'give an account a role');
  changing(command, 'revoke', 'take a role from an account');
  withOptions(command.command('list').description('show the roles of an account'))
    .argument('<name>', 'the name of the account')
    .action(async (name: string, options: Options) => {
      tell(await findAccount(await serverFor(options), name), options);
    });
}

function changing(command: Command, change: RoleChange['change'], what: string): void {
  withOptions(command.command(change).description(what))
    .argument('<name>', 'the name of the account')
    .addArgument(new Argument('<role>', 'what it may do').choices(ROLES))
    .action(async (name: string, role: Role, options: Options) => {
      tell(await changeRole(await serverFor(options), { name, role, change }), options);
    });
}

const withOptions = (command: Command): Command =>
  command
    .option('--server <url>', 'where the account is (default: this machine, SCORESHEET_PORT)')
    .option('--token <token>', 'an operator (default: the house, by the key in SCORESHEET_DATA)')
    .option('--json', 'print one JSON object about the account');

/** The house comes before whoever is signed in, or nobody could make the first operator. */
async function serverFor({ server, token }: Options): Promise<Server> {
  const url = addressOf(server);
  const known = token ?? (await houseTokenAt(url)) ?? (await accessTokenFor(url));
  if (known !== undefined) return { url, token: known };
  const { dataFolder } = settingsOf(process.env);
  throw new Fault(
    'refused',
    `${dataFolder} holds no key for ${url}. Go to the machine of the server and say in ` +
      'SCORESHEET_DATA where its data are, sign in as an operator, or give a token by --token.',
  );
}

function tell({ id, name, roles }: Account, { json }: Options): void {
  console.log(
    json ? JSON.stringify({ id, name, roles }) : `${name}: ${roles.join(', ') || 'none'}`,
  );
}

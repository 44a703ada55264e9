/** `scoresheet role`: who may do what. The first operator is made here, with the key as the proof. */
import { Argument, type Command } from 'commander';
import { changeRole, findAccount, ROLES, type Account } from '../roles/roles-of-account.js';
import type { Role, RoleChange } from '../roles/roles-of-account.js';
import { operatorAt } from '../server/who-asks.js';

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
      tell(await findAccount(await operatorAt(options), name), options);
    });
}

function changing(command: Command, change: RoleChange['change'], what: string): void {
  withOptions(command.command(change).description(what))
    .argument('<name>', 'the name of the account')
    .addArgument(new Argument('<role>', 'the role').choices(ROLES))
    .action(async (name: string, role: Role, options: Options) => {
      tell(await changeRole(await operatorAt(options), { name, role, change }), options);
    });
}

const withOptions = (command: Command): Command =>
  command
    .option('--server <url>', 'the server of the account (default: this machine, SCORESHEET_PORT)')
    .option('--token <token>', "an operator's (default: the house, by the key in SCORESHEET_DATA)")
    .option('--json', 'print one JSON object about the account');

function tell({ id, name, roles }: Account, { json }: Options): void {
  console.log(
    json ? JSON.stringify({ id, name, roles }) : `${name}: ${roles.join(', ') || 'none'}`,
  );
}

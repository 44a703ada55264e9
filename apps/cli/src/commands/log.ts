/** `scoresheet log`: moves an installation to another log, or gives a log back what it lacks. */
import { Option, type Command } from 'commander';
import { describeCopy, describeRestore } from '../log/describe-move.js';
import { describeMend } from '../log/describe-mend.js';
import { LOG_KINDS, logSides, type LogKind } from '../log/log-sides.js';
import { mendInstallation } from '../log/mend-installation.js';
import { copyInstallation, restoreInstallation } from '../log/migrate-installation.js';
import { EXIT, Fault } from '../program/fault.js';
import { progressBar } from '../program/progress-bar.js';
import { wholeNumber } from '../program/whole-number.js';
import { settingsOf } from '../server/settings.js';

interface CopyOptions {
  readonly to: LogKind;
  readonly from?: LogKind;
  readonly fromPartitions?: number;
  readonly json?: boolean;
}

export function logCommand(command: Command): void {
  command
    .command('copy')
    .description('move this installation, which is stopped, to another log')
    .addOption(new Option('--to <log>', 'the new log').choices(LOG_KINDS).makeOptionMandatory())
    .addOption(new Option('--from <log>', 'the old log (default: the other)').choices(LOG_KINDS))
    .option('--from-partitions <n>', 'partitions of the old log, if unusual', wholeNumber)
    .option('--json', 'print one JSON object')
    .action(copy);
  command
    .command('restore')
    .description('append to the log what the archive has and the log lacks')
    .option('--json', 'print one JSON object')
    .action(restore);
  command
    .command('mend')
    .description('compare log and archive, and put right what the log has lost or changed')
    .option('--json', 'print one JSON object')
    .action(mend);
}

async function copy({ to, from, fromPartitions, json }: CopyOptions): Promise<void> {
  if (from === to) {
    throw new Fault('usage', `a log is not copied to itself: leave --from ${to} out.`);
  }
  const bar = progressBar('entries');
  const sides = logSides(process.env, to, fromPartitions);
  const report = await copyInstallation(sides, bar.show).finally(() => bar.clear());
  console.log(json ? JSON.stringify({ to, ...report }) : describeCopy(report, to).join('\n'));
}

async function mend({ json }: { readonly json?: boolean }): Promise<void> {
  const bar = progressBar('entries of the log');
  const config = settingsOf(process.env);
  const report = await mendInstallation(config, bar.show).finally(() => bar.clear());
  const left = report.left.map(({ partition, offset, kind, record, seq }) => ({
    kind,
    record,
    seq,
    partition,
    offset,
  }));
  console.log(json ? JSON.stringify({ ...report, left }) : describeMend(report).join('\n'));
  if (left.length > 0) process.exitCode = EXIT.no;
}

async function restore({ json }: { readonly json?: boolean }): Promise<void> {
  const bar = progressBar('archived events');
  const config = settingsOf(process.env);
  const report = await restoreInstallation(config, bar.show).finally(() => bar.clear());
  console.log(json ? JSON.stringify(report) : describeRestore(report).join('\n'));
}

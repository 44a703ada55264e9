/** `scoresheet rebuild`: the read models anew from the log, beside the live ones. */
import type { Command } from 'commander';
import { EXIT } from '../program/fault.js';
import { progressBar } from '../program/progress-bar.js';
import { rebuildInstallation } from '../rebuild/rebuild-installation.js';
import { describeReport } from '../rebuild/describe-report.js';

interface Options {
  readonly compareOnly?: boolean;
  readonly json?: boolean;
}

export function rebuildCommand(command: Command): void {
  command
    .option('--compare-only', 'change nothing, only say what differs')
    .option('--json', 'print one JSON object')
    .action(rebuild);
}

async function rebuild({ compareOnly = false, json }: Options): Promise<void> {
  const bar = progressBar('entries of the log');
  const report = await rebuildInstallation({
    compareOnly,
    onProgress: ({ read, total }) => bar.show(read, total),
  }).finally(() => bar.clear());
  console.log(
    json
      ? JSON.stringify({ ...report, mended: !compareOnly })
      : describeReport(report, compareOnly).join('\n'),
  );
  // Differences that were put right are a success; those that were only looked at are a no.
  if (compareOnly && report.differing > 0) process.exitCode = EXIT.no;
}

/** `scoresheet rebuild`: a view anew from the log, beside the live one. */
import { VIEWS, type ViewName } from '@scoresheet/services-projector';
import { Argument, type Command } from 'commander';
import { EXIT } from '../program/fault.js';
import { progressBar } from '../program/progress-bar.js';
import { rebuildInstallation } from '../rebuild/rebuild-installation.js';
import { describeReport } from '../rebuild/describe-report.js';

interface Options {
  readonly compareOnly?: boolean;
  readonly json?: boolean;
}

export function rebuildCommand(command: Command): void {
  const view = new Argument('[view]', 'what to rebuild').choices(Object.keys(VIEWS));
  command
    .addArgument(view.default('matches'))
    .option('--compare-only', 'change nothing, only say what differs')
    .option('--json', 'print one JSON object')
    .action(rebuild);
}

async function rebuild(view: ViewName, { compareOnly = false, json }: Options): Promise<void> {
  const bar = progressBar('entries of the log');
  const report = await rebuildInstallation(view, {
    compareOnly,
    onProgress: ({ read, total }) => bar.show(read, total),
  }).finally(() => bar.clear());
  console.log(
    json
      ? JSON.stringify({ view, ...report, mended: !compareOnly })
      : describeReport(report, { view, compareOnly }).join('\n'),
  );
  // Differences that were put right are a success; those that were only looked at are a no.
  // What stays against the log is a no as well: the log is to be mended.
  if ((compareOnly && report.differing > 0) || report.kept.count > 0) process.exitCode = EXIT.no;
}

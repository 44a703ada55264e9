/** `scoresheet doctor`: what is wrong with the installation here, and how to mend it. */
import type { Command } from 'commander';
import { describeExaminations } from '../doctor/describe-examination.js';
import { examine } from '../doctor/examine.js';
import { machineProbes } from '../doctor/machine-probes.js';
import { EXIT } from '../program/fault.js';

export function doctorCommand(command: Command): void {
  command
    .option('--json', 'print one JSON object for each check')
    .action(async ({ json }: { json?: boolean }) => {
      const examinations = await examine(machineProbes(process.env));
      const isWrong = examinations.some(({ findings }) =>
        findings.some(({ grade }) => grade === 'wrong'),
      );
      if (isWrong) process.exitCode = EXIT.no;
      if (json) for (const each of examinations) console.log(JSON.stringify(each));
      else console.log(describeExaminations(examinations).join('\n'));
    });
}

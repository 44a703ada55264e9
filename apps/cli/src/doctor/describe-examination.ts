/** What the doctor found, for a person. */
import { wrap } from '../program/wrap.js';
import type { Examination } from './examine.js';
import type { Finding } from './finding.js';

export function describeExaminations(all: readonly Examination[]): readonly string[] {
  const findings = all.flatMap((each) => each.findings);
  const count = findings.filter(({ grade }) => grade === 'wrong').length;
  return [
    ...all.flatMap(describeExamination),
    '',
    count === 0
      ? 'Nothing is wrong.'
      : `${count} ${count === 1 ? 'thing is' : 'things are'} wrong.`,
  ];
}

function describeExamination({ check, looked, findings }: Examination): readonly string[] {
  const name = check.replaceAll('-', ' ');
  if (!looked) return [`  -      ${name} (could not be checked)`];
  if (findings.length === 0) return [`  ok     ${name}`];
  return findings.flatMap((finding) => describeFinding(name, finding));
}

const MARKS: Readonly<Record<Finding['grade'], string>> = { wrong: 'WRONG', note: 'note ' };

function describeFinding(name: string, { grade, what, matters, todo }: Finding): readonly string[] {
  const indent = ' '.repeat(9);
  return [
    ...wrap(`${MARKS[grade]}  ${name}: ${what}`, '  ', indent),
    ...wrap(matters, indent, indent),
    ...wrap(`To do: ${todo}`, indent, indent),
  ];
}

/** The command line within the test's process, which has loaded what a new process would load again. */
import { Readable } from 'node:stream';
import { vi } from 'vitest';
import { runProgram } from './program/run-program.js';

export interface Ran {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command with these lines on its input, in the folder and environment of the process. */
export async function runHere(
  args: readonly string[],
  lines: readonly string[] = [],
): Promise<Ran> {
  const [out, err]: [string[], string[]] = [[], []];
  const input = Readable.from(lines.map((line) => `${line}\n`));
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((line: unknown) => void out.push(`${line}\n`)),
    vi.spyOn(console, 'error').mockImplementation((line: unknown) => void err.push(`${line}\n`)),
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean(out.push(`${text}`))),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean(err.push(`${text}`))),
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(input as unknown as typeof process.stdin),
  ];
  try {
    const status = await runProgram(args);
    return { status, stdout: out.join(''), stderr: err.join('') };
  } finally {
    for (const spy of spies) spy.mockRestore();
    process.exitCode = 0;
  }
}

/** The command line; `docs/command-line.md` tells people what each command prints. */
import { runProgram } from './program/run-program.js';

// Whoever reads our output may have seen enough of it (`scoresheet cards | head`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

process.exitCode = await runProgram(process.argv.slice(2));

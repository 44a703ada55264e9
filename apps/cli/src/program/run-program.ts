/**
 * Runs what was typed. Of all commands only the one that was named is loaded, so that each starts
 * as fast as what it needs itself.
 */
import type { CardFileError } from '@scoresheet/rules-cards';
import { Command, CommanderError } from 'commander';
import { COMMANDS } from '../commands/index.js';
import { EXIT, Fault } from './fault.js';
import { wrapLine } from './wrap.js';

/** `args` is what stands behind the program's name. Gives the exit code. */
export async function runProgram(args: readonly string[]): Promise<number> {
  const json = args.includes('--json');
  process.exitCode = EXIT.success;
  try {
    const program = await programFor(args, json);
    await program.parseAsync(args, { from: 'user' });
    return process.exitCode;
  } catch (error) {
    if ((error as Error).name !== 'CardFileError') return fail(error, json);
    const { cardFileWords } = await import('./card-file-fault.js');
    const words = cardFileWords(error as CardFileError);
    // Lines as editors read them, so they are not wrapped.
    if (json) tellAsJson('unreadable-file', words);
    else console.error(words);
    return EXIT.fault;
  }
}

async function programFor(args: readonly string[], json: boolean): Promise<Command> {
  const program = new Command('scoresheet')
    .description('Card-game matches on a record that anybody can verify.')
    .version('0.1.0')
    .showHelpAfterError('(scoresheet --help shows every command)')
    .exitOverride()
    // A program that reads our output gets the same words as an object.
    .configureOutput(json ? { writeErr: () => undefined } : {});
  for (const { name, summary, load } of COMMANDS) {
    const command = program.command(name).description(summary);
    if (args.includes(name)) (await load())(command);
  }
  return program;
}

function fail(error: unknown, json: boolean): number {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return EXIT.success;
    if (json) tellAsJson('usage', error.message.replace(/^error: /, '').replaceAll('\n', ' '));
    return EXIT.fault;
  }
  const { message } = error as Error;
  if (error instanceof Fault) {
    if (json) tellAsJson(error.code, message, error.refusal);
    else console.error(inLines(`scoresheet: ${message}`));
    return EXIT.fault;
  }
  if (json) tellAsJson('internal-error', message);
  else
    console.error(
      `scoresheet: a mistake in the program; please report it, unless you are changing it.\n${(error as Error).stack}`,
    );
  return EXIT.bug;
}

const tellAsJson = (code: string, message: string, refusal?: string): void =>
  console.log(JSON.stringify({ error: { code, refusal, message } }));

const inLines = (message: string): string => message.split('\n').flatMap(wrapLine).join('\n');

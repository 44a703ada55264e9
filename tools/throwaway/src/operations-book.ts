/** The commands that the book of operations gives, word for word. */
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const BOOK = fileURLToPath(new URL('../../../docs/operations.md', import.meta.url));

interface Folders {
  /** The data folder of the installation. */
  readonly data: string;
  readonly backup: string;
}

/** Runs what stands under a heading, as somebody at a shell would. */
export async function followBook(heading: string, { data, backup }: Folders): Promise<void> {
  const env = { ...process.env, SCORESHEET_DATA: data, BACKUP: backup };
  execFileSync('sh', ['-eu', '-c', await commandsOf(heading)], { env });
}

async function commandsOf(heading: string): Promise<string> {
  const [, section = ''] = (await readFile(BOOK, 'utf8')).split(`\n#### ${heading}\n`);
  const commands = /```sh\n([\s\S]*?)```/.exec(section)?.[1];
  if (commands === undefined) throw new Error(`the book has no commands for "${heading}"`);
  return commands;
}

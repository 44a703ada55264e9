/** Reads a secret from the keyboard without showing it, or the first line of a script. */
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { Fault } from './fault.js';

export async function readSecret(prompt: string): Promise<string> {
  const { stdin, stderr } = process;
  const isTerminal = stdin.isTTY;
  if (isTerminal) stderr.write(prompt);
  // What is typed would be echoed on this output.
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: stdin, output: silent, terminal: isTerminal });
  try {
    for await (const line of reader) return line;
    throw new Fault('input-ended', 'the input ended before a password came.');
  } finally {
    reader.close();
    if (isTerminal) stderr.write('\n');
  }
}

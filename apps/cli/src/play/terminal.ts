/** A person at a terminal, or a script on its input. */
import { createInterface } from 'node:readline';

export interface Terminal {
  /** The next line that is typed; undefined once the input has ended. */
  ask(prompt: string): Promise<string | undefined>;
  print(lines: readonly string[]): void;
  /** Takes everything off the screen, where there is one, before another person looks at it. */
  handOver(to: string): Promise<void>;
  close(): void;
}

const CLEAR_SCREEN = '\u001b[2J\u001b[3J\u001b[H';

export function openTerminal(): Terminal {
  const { stdin, stdout } = process;
  const reader = createInterface({ input: stdin, output: stdout, terminal: stdin.isTTY });
  const typed = reader[Symbol.asyncIterator]();

  async function ask(prompt: string): Promise<string | undefined> {
    reader.setPrompt(prompt);
    reader.prompt();
    const { done, value } = await typed.next();
    // What comes out of a script is shown as well, so that its output reads like a session.
    if (!stdin.isTTY) stdout.write(done === true ? '\n' : `${value}\n`);
    return done === true ? undefined : value.trim();
  }

  return {
    ask,
    print: (lines) => console.log(lines.join('\n')),
    async handOver(to) {
      if (!stdout.isTTY || !stdin.isTTY) return;
      stdout.write(CLEAR_SCREEN);
      await ask(`Hand over to ${to}, who presses Enter. `);
    },
    close: () => reader.close(),
  };
}

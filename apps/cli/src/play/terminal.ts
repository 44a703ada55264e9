/** A person at a terminal, or a script on its input. */
import type { DecisionView, TableView } from '@scoresheet/rules-engine';
import { createInterface, type Interface } from 'node:readline';

export interface Terminal {
  /** The next line that is typed; undefined once the input has ended. */
  ask(prompt: string): Promise<string | undefined>;
  print(lines: readonly string[]): void;
  /** A decision is to be made. */
  show(page: DecisionPage): void;
  /** Takes everything off the screen, where there is one, before another person looks at it. */
  handOver(to: string): Promise<void>;
  close(): void;
}

/** One decision as it is shown, to people and to programs alike. */
interface DecisionPage {
  readonly table: TableView;
  readonly decision: DecisionView;
  /** The options in words, in their order. */
  readonly options: readonly string[];
  /** All of it drawn. */
  readonly lines: readonly string[];
}

const CLEAR_SCREEN = '\u001b[2J\u001b[3J\u001b[H';

export function openTerminal(): Terminal {
  const { stdin, stdout } = process;
  const reader = createInterface({ input: stdin, output: stdout, terminal: stdin.isTTY });
  const next = linesOf(reader);

  async function ask(prompt: string): Promise<string | undefined> {
    reader.setPrompt(prompt);
    reader.prompt();
    const typed = await next();
    // What comes out of a script is shown as well, so that its output reads like a session.
    if (!stdin.isTTY) stdout.write(`${typed ?? ''}\n`);
    return typed;
  }

  const print = (lines: readonly string[]): void => console.log(lines.join('\n'));
  return {
    ask,
    print,
    show: ({ lines }) => print(lines),
    async handOver(to) {
      if (!stdout.isTTY || !stdin.isTTY) return;
      stdout.write(CLEAR_SCREEN);
      await ask(`Hand the keyboard to ${to}, who presses Enter. Nobody else looks. `);
    },
    close: () => reader.close(),
  };
}

/** A terminal for programs: one JSON object a page or reply; lines are read as people type them. */
export function openJsonTerminal(): Terminal {
  const reader = createInterface({ input: process.stdin });
  const tell = (what: object): void => console.log(JSON.stringify(what));
  return {
    ask: linesOf(reader),
    print: (lines) => tell({ says: lines.filter((line) => line !== '') }),
    show: ({ table, decision: { seat, kind, options: offered }, options }) =>
      tell({ seat, decision: kind, pick: offered?.pick, options, table }),
    handOver: async () => undefined,
    close: () => reader.close(),
  };
}

function linesOf(reader: Interface): () => Promise<string | undefined> {
  const typed = reader[Symbol.asyncIterator]();
  return async () => {
    const { done, value } = await typed.next();
    return done === true ? undefined : value.trim();
  };
}

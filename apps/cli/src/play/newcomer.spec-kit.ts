/**
 * Somebody who never saw the game: reads what the terminal shows and nothing else, and types what
 * it says can be typed.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const BIN = fileURLToPath(new URL('../../bin/scoresheet.js', import.meta.url));
const PROMPT = '\n> ';
/** More than any game takes; a game that goes on for ever is a fault. */
const MOST_ANSWERS = 3_000;

interface Session {
  readonly status: number | null;
  /** Everything that was on the screen. */
  readonly shown: string;
}

/** `types` is given the text since the last prompt, and ends the input with undefined. */
export async function sitDown(
  args: readonly string[],
  cwd: string,
  types: (page: string) => string | undefined,
): Promise<Session> {
  const child = spawn(process.execPath, [BIN, 'play', ...args], { cwd });
  let shown = '';
  let read = 0;
  let answers = 0;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    shown += text;
    if (!shown.endsWith(PROMPT)) return;
    const typed = answers++ < MOST_ANSWERS ? types(shown.slice(read)) : undefined;
    read = shown.length;
    if (typed === undefined) child.stdin.end();
    else child.stdin.write(`${typed}\n`);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => void (shown += text));
  const status = await new Promise<number | null>((done) => child.once('close', done));
  return { status, shown };
}

/** Plays what can be played, brings everybody forward, attacks as long as it is offered. */
export function answerTo(page: string): string {
  const [, count] = /Type the numbers of exactly (\d+)/.exec(page) ?? [];
  if (count !== undefined) {
    return Array.from({ length: Number(count) }, (_, at) => at + 1).join(' ');
  }
  const numbers = [...page.matchAll(/^ +(\d+) {2}/gm)].map(([, number]) => Number(number));
  return /: Settle: /.test(page) ? `${numbers.at(-1) ?? 1}` : '1';
}

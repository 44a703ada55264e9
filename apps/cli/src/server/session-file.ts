/**
 * Who is signed in where, in a file that nobody else may read. It holds refresh tokens, each good
 * for one use; passwords and access tokens are never kept.
 */
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { Fault } from '../program/fault.js';

interface Session {
  readonly name: string;
  /** A secret: never to be shown. */
  readonly refreshToken: string;
}

/** Sessions by the address of the server. */
interface Sessions {
  readonly [url: string]: Session;
}

const OTHERS = 0o077;

type Environment = Readonly<Record<string, string | undefined>>;

/** Path in the user's configuration, as the XDG base directories have it. */
export function sessionFile(env: Environment = process.env): string {
  const configured = env['XDG_CONFIG_HOME'];
  return join(configured || join(homedir(), '.config'), 'scoresheet', 'sessions.json');
}

/**
 * The sessions kept so far, none without a file. Throws a `Fault` where others may read the file,
 * or it is damaged.
 */
export async function loadSessions(file: string): Promise<Sessions> {
  const there = await stat(file).catch(() => undefined);
  if (!there) return {};
  if ((there.mode & OTHERS) !== 0 && process.platform !== 'win32') {
    const todo = `Sign in anew after: rm ${file}`;
    throw new Fault('refused', `others may read ${file}, which keeps you signed in. ${todo}`);
  }
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Sessions;
  } catch {
    throw new Fault('unreadable-file', `${file} is damaged. Remove it and sign in anew.`);
  }
}

/** Whole or not at all: a token that was used must never be found again. */
export async function saveSession(
  file: string,
  url: string,
  session: Session | undefined,
): Promise<void> {
  const kept = Object.entries(await loadSessions(file)).filter(([server]) => server !== url);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  const all = Object.fromEntries(session ? [...kept, [url, session] as const] : kept);
  await writeFile(draft, `${JSON.stringify(all)}\n`, { mode: 0o600 });
  await rename(draft, file);
}

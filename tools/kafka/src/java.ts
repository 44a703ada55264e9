/**
 * The Java that runs the brokers.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What Apache Kafka 4 needs. */
const OLDEST_JAVA = 17;
const VERSION = /version "(\d+)/;

/** The program, or that of the JDK in `JAVA_HOME`. Throws with words when it is missing or old. */
export async function javaProgram(program = 'java'): Promise<string> {
  const { JAVA_HOME: home } = process.env;
  const inHome = (name: string) => (home ? join(home, 'bin', name) : name);
  const said = await run(inHome('java'), ['-version']).then(
    ({ stderr }) => stderr,
    () => '',
  );
  const major = Number(VERSION.exec(said)?.[1] ?? 0);
  if (major >= OLDEST_JAVA) return inHome(program);
  const found = major === 0 ? 'none was found' : `this is ${major}`;
  throw new Error(
    `Apache Kafka needs Java ${OLDEST_JAVA} or newer; ${found}. ` +
      `Install a JDK (Debian: openjdk-17-jre-headless), or point JAVA_HOME to one.`,
  );
}

/**
 * A certificate that the broker shows and that nobody but a test trusts.
 */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { javaProgram } from './java.js';
import { HOST, type KeyStore } from './server-properties.js';

const run = promisify(execFile);
const ALIAS = 'broker';
/** No optimising compiler and no second thread for garbage, in a program that runs for a second. */
const JVM = ['-J-XX:TieredStopAtLevel=1', '-J-XX:+UseSerialGC'];

export interface MadeKeyStore extends KeyStore {
  /** What a client has to trust, as PEM. */
  readonly certificate: string;
}

export async function makeKeyStore(folder: string): Promise<MadeKeyStore> {
  const keytool = await javaProgram('keytool');
  const file = join(folder, 'broker.p12');
  const password = randomBytes(16).toString('hex');
  const store = ['-keystore', file, '-storetype', 'PKCS12', '-storepass', password];
  const subject = ['-dname', 'CN=localhost', '-ext', `SAN=dns:localhost,ip:${HOST}`];
  const kind = ['-keyalg', 'EC', '-groupname', 'secp256r1', '-validity', '2'];
  await run(keytool, [...JVM, '-genkeypair', '-alias', ALIAS, ...kind, ...subject, ...store]);
  const { stdout } = await run(keytool, [...JVM, '-exportcert', '-rfc', '-alias', ALIAS, ...store]);
  return { file, password, certificate: stdout };
}

/** What somebody names: an exported file, or a tournament of a server. */
import { isRecordId } from '@scoresheet/domain-record';
import { stat } from 'node:fs/promises';

/** A file that is there comes first; what is neither is said to be no file. */
export async function isOfServer(named: string): Promise<boolean> {
  if (!named.startsWith('t-') || !isRecordId(named)) return false;
  const isFile = await stat(named).then(
    (found) => found.isFile(),
    () => false,
  );
  return !isFile;
}

/** The house as the sender of commands: it opens matches for others, and no person has its name. */
import { recordIdOf, type Sha256 } from '@scoresheet/domain-record';

const HOUSE = 'house';

/** The id of the match that a `create-match` of the house opens. */
export const matchIdFor = (commandId: string, sha256: Sha256): string =>
  recordIdOf({ kind: 'match', actor: HOUSE, commandId }, sha256);

/** Who says it, and in which record. */
export const saidByHouse = (commandId: string, record: string) =>
  ({ commandId, record, actor: HOUSE, role: 'house' }) as const;

/** What is said to a command of a match that becomes no event. */
import type { RefusalCode } from '@scoresheet/contracts-messages';
import type { NotAccepted as NotAcceptedBy, Refused as RefusedBy } from '@scoresheet/domain-record';

export { conflict, type Conflict } from '@scoresheet/domain-record';
export type Refused = RefusedBy<RefusalCode>;
export type NotAccepted = NotAcceptedBy<RefusalCode>;

export const refused = (code: RefusalCode, says: string): Refused => ({
  outcome: 'refused',
  code,
  says,
});

/** What is said to a command of a tournament that becomes no event. */
import type { TournamentRefusalCode } from '@scoresheet/contracts-messages';
import type { NotAccepted as NotAcceptedBy, Refused as RefusedBy } from '@scoresheet/domain-record';

export { conflict, type Conflict } from '@scoresheet/domain-record';
export type Refused = RefusedBy<TournamentRefusalCode>;
export type NotAccepted = NotAcceptedBy<TournamentRefusalCode>;

export const refused = (code: TournamentRefusalCode, says: string): Refused => ({
  outcome: 'refused',
  code,
  says,
});

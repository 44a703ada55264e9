/** What the house says: the commands of the process manager, and how they are named. */
import type {
  CallTableTime,
  CreateMatch,
  EndMatch,
  MatchTable,
  RecordMatches,
  ReservedSeat,
} from '@scoresheet/contracts-messages';
import { canonicalHash, type Json, type Sha256 } from '@scoresheet/domain-record';

type ByHouse<C> = C & { readonly role: 'house' };

/** A match of a table, for those who sit there alone. */
export type CreateTableMatch = ByHouse<CreateMatch> & {
  readonly table: MatchTable;
  /** In the order of the seats, with the list that was handed in for the tournament. */
  readonly reserved: ReservedSeat[];
};

export type MatchCommand = CreateTableMatch | ByHouse<CallTableTime> | ByHouse<EndMatch>;
export type HouseCommand = MatchCommand | ByHouse<RecordMatches>;

/** What a command is for. Whoever wants the same of the same gives it the same id. */
type Purpose = readonly [string, ...Json[]];

const ID_DIGITS = 48;

/** `tournament` is its record id. */
export function commandIdFor(tournament: string, purpose: Purpose, sha256: Sha256): string {
  const digest = canonicalHash(['process', tournament, ...purpose], sha256);
  return `p-${digest.slice(0, ID_DIGITS)}`;
}

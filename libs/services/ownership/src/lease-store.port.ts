/**
 * Where the members of a service find each other, by one clock that all of them share. A lease is
 * a partition's promise to a member for a short time; it runs out unless it is renewed.
 */
export interface LeaseStore {
  /** Says that the member lives, and renews these leases unless somebody else has them by now. */
  beat(member: string, held: readonly number[]): Promise<Standing>;
  /** Takes those that nobody else holds, and answers which these were. */
  take(member: string, partitions: readonly number[]): Promise<readonly number[]>;
  /** Gives leases back before their time. */
  release(member: string, partitions: readonly number[]): Promise<void>;
  /** The member takes no share any more; what it holds it holds until its time. */
  resign(member: string): Promise<void>;
}

export interface Standing {
  /** All that live, in an order that is the same for each of them. */
  readonly members: readonly string[];
  /** The members that hold a partition now. */
  readonly holders: ReadonlyMap<number, string>;
}

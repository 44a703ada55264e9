/**
 * What people write about a tournament: its title and description, names of guests.
 * The record holds none of it, so that it can be erased.
 */

type TournamentWordKind = 'title' | 'description' | 'entrant';

export interface TournamentWord {
  readonly kind: TournamentWordKind;
  /** Number of the entrant; 0 for title and description. */
  readonly number: number;
  readonly text: string;
  /** Time of writing, in milliseconds since the epoch. */
  readonly createdAtMs: number;
  /** Who wrote it; null once that account is erased. */
  readonly accountId: string | null;
}

export interface EntrantLooks {
  readonly number: number;
  /** Skeletons of the name: two names that share one look alike. */
  readonly looks: readonly string[];
}

export interface TournamentWords {
  /** Writes words, in place of those that stand there. */
  put(tournament: string, words: readonly TournamentWord[]): Promise<void>;
  /** Words of these kinds, by number; of these numbers alone where they are named. */
  of(
    tournament: string,
    kinds: readonly TournamentWordKind[],
    numbers?: readonly number[],
  ): Promise<readonly TournamentWord[]>;
  /** Titles of these tournaments, where they have one. */
  titlesOf(tournaments: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Entrants whose name has this text in it, whatever its case; the first by number. */
  entrantsNamed(tournament: string, text: string, atMost: number): Promise<readonly number[]>;
  /** Named entrants who look like one of these skeletons, by number, with all of their own. */
  lookingLike(tournament: string, skeletons: readonly string[]): Promise<readonly EntrantLooks[]>;
  /** Erases these words; whatever is not there is erased already. */
  erase(tournament: string, kind: TournamentWordKind, numbers: readonly number[]): Promise<void>;
  /**
   * Erases titles and descriptions that an account wrote. Names of guests name
   * others, and stay without who wrote them.
   */
  eraseWrittenBy(accountId: string): Promise<void>;
}

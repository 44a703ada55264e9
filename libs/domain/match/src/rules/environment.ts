/** What the rules of a match are given from outside. */
import type { Sha256 } from '@scoresheet/domain-record';
import type { Chance } from '@scoresheet/rules-engine';
import type { RulesOf } from './game-entry.js';
import type { MatchSecret } from './secret.js';

export interface MatchEnvironment {
  readonly rulesOf: RulesOf;
  readonly sha256: Sha256;
  /**
   * Asked once for each match that is held in memory. `key` names the installation's key that the
   * match was made under; undefined: the first. Throws where that key is not here.
   */
  readonly secretOf: (record: string, key?: string) => MatchSecret;
  /** Names the key for matches that are made at this time; the first where absent or undefined. */
  readonly keyAt?: (atMs: number) => string | undefined;
}

/** Where a decision's chance comes from: the match secret, or what is recorded of it. */
export interface ChanceSource {
  readonly commitment: string;
  readonly chance: Chance;
}

/** What a command is decided with, beside the state. */
export interface Deciding extends Pick<MatchEnvironment, 'rulesOf' | 'sha256'> {
  readonly source: ChanceSource;
  /** Names the key that `source` of a new match comes from; undefined: the first. */
  readonly key?: string | undefined;
}

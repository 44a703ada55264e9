/** The lists tell what an event says in public and fold nothing; who doubts one has to know the rules. */
import { readOnlyMatch, type MatchState } from '@scoresheet/domain-match';
import type { ReadOnlyAggregate } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { rulesOf } from '@scoresheet/games-catalog';
import { doubting, type Belief } from '@scoresheet/services-tail';

/** Undefined where every word is taken: then no states are folded. */
export const judgeOf = (belief: Belief | undefined): ReadOnlyAggregate<MatchState> | undefined =>
  belief && doubting(readOnlyMatch({ rulesOf, sha256 }), belief);

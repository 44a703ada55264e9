/** The lists tell what an event says in public and fold nothing; who doubts one has to know the rules. */
import { matchFolder, type MatchState } from '@scoresheet/domain-match';
import { rulesOf } from '@scoresheet/games-catalog';
import { doubting, sha256, type Belief, type Folder } from '@scoresheet/services-tail';

/** Undefined where every word is taken: then no states are folded. */
export const judgeOf = (belief: Belief | undefined): Folder<MatchState> | undefined =>
  belief && doubting(matchFolder({ rulesOf, sha256 }), belief);

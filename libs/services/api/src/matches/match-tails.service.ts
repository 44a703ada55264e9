import { Inject, Injectable } from '@nestjs/common';
import {
  readOnlyMatch,
  troubleInWords,
  troubleOf,
  voidedMatch,
  type MatchState,
} from '@scoresheet/domain-match';
import type { PurposeKeys } from '@scoresheet/services-keys';
import { KEYS, MATCH_SOURCES, type MatchSources } from '../api-parts.js';
import { RecordTails } from '../records/record-tails.js';

/** The api's own reading of `match.events`. */
@Injectable()
export class MatchTails extends RecordTails<MatchState> {
  constructor(@Inject(MATCH_SOURCES) sources: MatchSources, @Inject(KEYS) keys: PurposeKeys) {
    const aggregate = readOnlyMatch(sources.environment);
    super({
      ...sources,
      kind: 'match',
      noun: 'match',
      keys,
      aggregate,
      endedBy: voidedMatch,
      troubleSays: (error, seq) => troubleInWords(troubleOf(error), seq),
    });
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { readOnlyMatch, voidedMatch, type MatchState } from '@scoresheet/domain-match';
import type { PurposeKeys } from '@scoresheet/services-keys';
import { KEYS, MATCH_SOURCES, type MatchSources } from '../api-parts.js';
import { RecordTails } from '../records/record-tails.js';
import { suspensionInWords, type SuspensionInWords } from './stopped-match.js';

/** The api's own reading of `match.events`. */
@Injectable()
export class MatchTails extends RecordTails<MatchState> {
  constructor(@Inject(MATCH_SOURCES) sources: MatchSources, @Inject(KEYS) keys: PurposeKeys) {
    const aggregate = readOnlyMatch(sources.environment);
    super({ ...sources, kind: 'match', noun: 'match', keys, aggregate, endedBy: voidedMatch });
  }

  /** Why a match cannot go on, in words for staff; undefined where nothing is wrong with it. */
  async suspensionOf(record: string): Promise<SuspensionInWords | undefined> {
    const suspension = await this.suspended(record);
    return suspension && suspensionInWords(suspension);
  }
}

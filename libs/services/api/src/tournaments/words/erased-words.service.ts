/** When an account is erased, so is what it wrote about tournaments. */
import { Inject, Injectable } from '@nestjs/common';
import { ErasureService } from '@scoresheet/services-accounts';
import { TOURNAMENT_WORDS } from '../../api-parts.js';
import type { TournamentWords } from './tournament-words.js';

@Injectable()
export class ErasedWords {
  constructor(erasure: ErasureService, @Inject(TOURNAMENT_WORDS) words: TournamentWords) {
    erasure.alsoErase((accountId) => words.eraseWrittenBy(accountId));
  }
}

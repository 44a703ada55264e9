/** Finds the reasons of all the events of an answer with one question to the database. */
import { Inject, Injectable } from '@nestjs/common';
import type { ReasonKey, RulingReasons } from '@scoresheet/services-rulings';
import DataLoader from 'dataloader';
import { RULING_REASONS } from '../api-parts.js';
import { rulingReasonType, type RulingReasonType } from './ruling-reason.type.js';

@Injectable()
export class ReasonLoader {
  /** Nothing is remembered from one answer to the next: a reason may be erased in between. */
  private readonly loader = new DataLoader<ReasonKey, RulingReasonType>(
    async (keys) => (await this.reasons.find(keys)).map(rulingReasonType),
    { cache: false },
  );

  constructor(@Inject(RULING_REASONS) private readonly reasons: RulingReasons) {}

  load(key: ReasonKey): Promise<RulingReasonType> {
    return this.loader.load(key);
  }
}

/** What is told of an event of a match, by every way that shows it with its situation. */
import { Inject, Injectable } from '@nestjs/common';
import type { RulesSource } from '@scoresheet/domain-match';
import type { AdmittedEvent } from '@scoresheet/services-tail';
import { RULES } from '../api-parts.js';
import { MatchTails } from '../matches/match-tails.service.js';
import { MatchStatus } from '../matches/match.type.js';
import type { VisibilityCut } from '../visibility-cut.js';
import { matchEventType, matchMessageType, type MatchMessageType } from './match-event.type.js';
import type { MessageOf } from './match-feeds.js';

@Injectable()
export class MatchMessages {
  constructor(
    private readonly tails: MatchTails,
    @Inject(RULES) private readonly rules: RulesSource,
  ) {}

  readonly of: MessageOf = (event, state, cut, withTable) => {
    const parts = { event, state, cut, withTable, token: this.tokenOf(event) };
    return matchMessageType(parts, this.rules);
  };

  /** What can be said of a match whose event 0 nobody can read: that staff has ended it. */
  withoutState(event: AdmittedEvent, cut: VisibilityCut): MatchMessageType {
    return {
      ...matchEventType(event, cut),
      status: MatchStatus.OVER,
      decisions: [],
      table: null,
      seats: [],
      series: null,
      tookMs: null,
      token: this.tokenOf(event),
    };
  }

  private tokenOf({ header, offset }: AdmittedEvent): string {
    return this.tails.tokenOf(header.record, offset + 1);
  }
}

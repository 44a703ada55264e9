/** Who asks for standings is answered here, at the pace at which they are reckoned. */
import { Inject, Injectable } from '@nestjs/common';
import type { TournamentState } from '@scoresheet/domain-tournament';
import { API_CLOCK } from '../../api-parts.js';
import type { Clock } from '../../clock.js';
import { clientError } from '../../transport/masked-error.js';
import type { StandingsAsked } from './asked.js';
import { Reckoner, type AsOf, type Caller } from './reckoner.service.js';
import { standingsPace } from './standings-pace.js';
import type { StandingsPage } from './standings-page.js';

/** The state as of now, which goes on changing while somebody waits. */
type Now = () => Promise<Pick<TournamentState, 'record' | 'seq'>>;

@Injectable()
export class StandingsReader {
  private readonly pace = standingsPace();

  constructor(
    private readonly reckoner: Reckoner,
    @Inject(API_CLOCK) private readonly clock: Clock,
  ) {}

  /** As of an event that this process knows. Refuses a phase that has not begun. */
  async asOf(asOf: AsOf, asked: StandingsAsked, caller: Caller): Promise<StandingsPage> {
    const page = await this.reckoner.ask(asOf, asked, caller);
    if (page !== null) return page;
    const says = `Phase ${asked.phase} had not begun by event ${asOf.seq} of this tournament.`;
    throw clientError('BAD_USER_INPUT', says);
  }

  /** As of an event that is a quarter of a second old at most, and `neededSeq` or later. */
  async latest(now: Now, neededSeq: number, asked: StandingsAsked, caller: Caller) {
    for (;;) {
      const { record: tournament, seq: lastSeq } = await now();
      const shown = this.pace({ tournament, lastSeq, neededSeq, nowMs: this.clock.now() });
      if ('seq' in shown) return this.asOf({ tournament, seq: shown.seq }, asked, caller);
      await new Promise<void>((resolve) => this.clock.after(shown.againInMs, resolve));
    }
  }
}

/** What the front door refuses, or would refuse if it were not only watching: counted either way. */
import { Inject, Injectable } from '@nestjs/common';
import { FRONT_DOOR } from '../api-parts.js';
import type { FrontDoorOptions } from './front-door-options.js';

type FrontDoorReason =
  | 'cost'
  | 'host'
  | 'connections'
  | 'unfinished-request'
  | 'slow-reader'
  | 'waiting-bytes'
  | 'upgrade';

export interface FrontDoorRefusal {
  readonly reason: FrontDoorReason;
  /** Whether the request was turned away; false where the door let it pass. */
  readonly enforced: boolean;
  readonly count: number;
}

@Injectable()
export class FrontDoorRefusals {
  private readonly counts = new Map<FrontDoorReason, number>();
  /** Whether the door turns requests away; false where the operator only watches. */
  readonly isEnforced: boolean;

  constructor(@Inject(FRONT_DOOR) { mode }: Pick<FrontDoorOptions, 'mode'>) {
    this.isEnforced = mode === 'enforce';
  }

  /** Counts it. False where the operator only watches: let it pass. */
  refuses(reason: FrontDoorReason): boolean {
    this.count(reason);
    return this.isEnforced;
  }

  /** Counts what is refused in any case, as it always was. */
  count(reason: FrontDoorReason): void {
    this.counts.set(reason, (this.counts.get(reason) ?? 0) + 1);
  }

  entries(): readonly FrontDoorRefusal[] {
    const enforced = this.isEnforced;
    return [...this.counts].map(([reason, count]) => ({ reason, enforced, count }));
  }
}

/** Exports are the largest thing that anybody can ask for: each client gets one after the other. */
import { Injectable } from '@nestjs/common';
import { clientLines, type ClientLines } from '../transport/client-lines.js';
import { MAX_EXPORTS_IN_LINE } from '../transport/limits.js';

@Injectable()
export class Exports {
  private readonly lines = clientLines({
    atMost: MAX_EXPORTS_IN_LINE,
    says: 'Too many exports of yours are waiting already.',
  });

  readonly inTurn: ClientLines['inTurn'] = this.lines.inTurn;
}

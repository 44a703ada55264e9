/**
 * Moments of an open record that is over. Whoever asks for more than the page had at first steps or
 * leaps through it: then the record is fetched once and folded in a worker, and from there on no step
 * and no leap asks the server. Until it is here, and where it cannot be folded, the server is asked.
 */
import type { Viewer } from '@scoresheet/rules-engine';
import { OF_SERVER, type RecordMeans } from '../../what-if/use-open-record.js';
import type { FoldedMoment } from '../../what-if/folded-record.js';
import type { MomentsAsked } from '../../what-if/what-if-questions.js';
import type { WhatIfWorker } from '../../what-if/start-what-if.js';
import { PAGE_SIZE } from './held-pages.js';
import type { Moment } from './moment.js';
import type { MomentSource } from './record-store.js';

interface LocalMoments extends Required<MomentSource> {
  readonly stop: () => void;
}

interface Source {
  readonly match: string;
  readonly viewer: Viewer;
  readonly ofServer: Pick<MomentSource, 'page' | 'tick'>;
}

export function localMoments(
  { match, viewer, ofServer }: Source,
  means: RecordMeans = OF_SERVER,
): LocalMoments {
  let worker: WhatIfWorker | undefined;
  let isHere = false;
  let isGivenUp = false;
  const giveUp = (): undefined => {
    [isHere, isGivenUp] = [false, true];
    worker?.stop();
  };
  const begin = async (): Promise<void> => {
    worker = means.start();
    isHere = await opened(worker, await means.fetch(match));
    if (!isHere) giveUp();
  };
  const folded = async (
    asked: Omit<MomentsAsked, 'viewer'>,
  ): Promise<readonly Moment[] | undefined> => {
    if (!worker || !isHere) return undefined;
    const moments = worker.ask('moments', { ...asked, viewer });
    return moments.then((all) => all.map(momentOfFolded)).catch(giveUp);
  };
  return {
    async page(from) {
      if (!worker && !isGivenUp) void begin().catch(giveUp);
      const asked = { from, atMost: PAGE_SIZE, ticks: false };
      return (await folded(asked)) ?? ofServer.page(from);
    },
    moment: async (seq) => (await folded({ from: seq, atMost: 1, ticks: false }))?.[0],
    tick: async (seq) =>
      (await folded({ from: seq, atMost: 1, ticks: true }))?.[0] ?? ofServer.tick(seq),
    stop: giveUp,
  };
}

/** Reasons that judges gave stand in no record: the server tells moments that have them. */
async function opened({ ask }: WhatIfWorker, { buffer }: Uint8Array<ArrayBuffer>) {
  const record = await ask('open', buffer, { transfer: [buffer] });
  return record.is === 'open' && !(await ask('isRuled', null));
}

const momentOfFolded = ({ status, series, ...folded }: FoldedMoment): Moment => ({
  ...folded,
  action: folded.action as Moment['action'],
  facts: folded.facts as Moment['facts'],
  status: status.toUpperCase() as Moment['status'],
  series: seriesOf(series),
  reason: null,
});

const seriesOf = (series: FoldedMoment['series']): Moment['series'] =>
  series ? { wins: [...series.wins], draws: series.draws, decided: series.isDecided } : null;

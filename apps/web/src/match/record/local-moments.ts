/**
 * Moments of an open record that is over: the record is fetched once and folded in a worker, and from
 * then on no step and no leap asks the server. Until it is here, and where it cannot be folded, pages
 * of moments come from the server.
 */
import type { Viewer } from '@scoresheet/rules-engine';
import { OF_SERVER, type RecordMeans } from '../../what-if/use-open-record.js';
import type { FoldedMoment } from '../../what-if/folded-record.js';
import { PAGE_SIZE } from './held-pages.js';
import type { Moment } from './moment.js';

export interface LocalMoments {
  /** A page of moments; undefined for as long as the server has to be asked. */
  readonly page: (from: number) => Promise<readonly Moment[]> | undefined;
  readonly stop: () => void;
}

export function localMoments(
  match: string,
  viewer: Viewer,
  { fetch, start }: RecordMeans = OF_SERVER,
): LocalMoments {
  const { ask, stop } = start();
  let isHere = false;
  const page = async (from: number): Promise<readonly Moment[]> =>
    (await ask('moments', { from, atMost: PAGE_SIZE, viewer })).map(momentOfFolded);
  const open = async (): Promise<void> => {
    const { buffer } = await fetch(match);
    const opened = await ask('open', buffer, { transfer: [buffer] });
    isHere = opened.is === 'open' && !(await ask('isRuled', null));
  };
  void open()
    .catch(() => undefined)
    .then(() => void (isHere || stop()));
  return { page: (from) => (isHere ? page(from) : undefined), stop };
}

const momentOfFolded = ({ status, ...folded }: FoldedMoment): Moment => ({
  ...folded,
  action: folded.action as Moment['action'],
  facts: folded.facts as Moment['facts'],
  status: status.toUpperCase() as Moment['status'],
  reason: null,
});

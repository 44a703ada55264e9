/**
 * Whether the games that a match of a series names are as it says, for those whose records are at
 * hand: the event is there under its hash, it ended its game so, and it said where the series goes on.
 */
import { isJsonObject, type RecordedEvent, type RecordExport } from '@scoresheet/domain-record';
import type { PlayedGame } from '@scoresheet/contracts-messages';
import { same } from '@scoresheet/rules-engine';
import { placesIn, publicFactsOf } from '../record/public-facts.js';
import type { SeriesTerms } from './series-terms.js';

export interface SeriesInRecords {
  /** Games that were named and found as the match says. */
  readonly found: number;
  /** Matches that were named and are not at hand. */
  readonly notAtHand: readonly string[];
  readonly differs: readonly GameDiffers[];
}

interface GameDiffers {
  readonly match: string;
  readonly says: string;
}

/** `records` by their ids; undefined where no game is named. Reads public lines alone. */
export function seriesInRecords(
  record: RecordExport,
  records: ReadonlyMap<string, RecordExport>,
): SeriesInRecords | undefined {
  const series = seriesIn(record);
  if (series === undefined || series.previous.length === 0) return undefined;
  const notAtHand: string[] = [];
  const differs: GameDiffers[] = [];
  for (const [index, { match }] of series.previous.entries()) {
    const game = records.get(match);
    if (game === undefined) {
      notAtHand.push(match);
      continue;
    }
    const next = series.previous[index + 1]?.match ?? record.record;
    const says = problemOf(game, { series, index, next });
    if (says !== undefined) differs.push({ match, says });
  }
  const found = series.previous.length - notAtHand.length - differs.length;
  return { found, notAtHand, differs };
}

/** What the first event of a match says of its series. */
function seriesIn({ events }: RecordExport): SeriesTerms | undefined {
  const created = events[0] && publicFactsOf(events[0])[0];
  const series = created?.['series'];
  const isSeries = isJsonObject(series) && Array.isArray(series['previous']);
  return isSeries ? (series as unknown as SeriesTerms) : undefined;
}

interface Named {
  readonly series: SeriesTerms;
  readonly index: number;
  /** The match of the game after it. */
  readonly next: string;
}

/** What is wrong with a game that was named; undefined where nothing is. */
function problemOf(game: RecordExport, { series, index, next }: Named): string | undefined {
  const { seq, hash, places } = series.previous[index] as PlayedGame;
  const end = game.events[seq];
  if (end === undefined) return `its record ends before event ${seq}`;
  if (end.hash !== hash) return `its event ${seq} has another hash`;
  if (!same(placesIn(end), places)) return `its event ${seq} tells another result`;
  if (!goesOnIn(end, next)) return `its event ${seq} does not say that the series goes on there`;
  const before = { bestOf: series.bestOf, previous: series.previous.slice(0, index) };
  return same(seriesIn(game), before) ? undefined : 'it belongs to another series';
}

const goesOnIn = (end: RecordedEvent, next: string): boolean =>
  publicFactsOf(end).some(({ kind, match }) => kind === 'series-goes-on' && match === next);

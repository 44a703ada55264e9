/** What a match of a series is held to by event 0: how long the series is, and the games before. */
import { seriesSchema, type CreateMatch, type PlayedGame } from '@scoresheet/contracts-messages';
import { canonicalHash, type Sha256 } from '@scoresheet/domain-record';
import { invariant } from '@scoresheet/rules-engine';
import { matchIdFor } from '../commands/said-by-house.js';

/** A type and no interface: event 0 holds it as JSON. */
export type SeriesTerms = {
  /** Games of the series at most. */
  readonly bestOf: number;
  /** The games before this one, in their order; none in the first. */
  readonly previous: readonly PlayedGame[];
};

/** What event 0 says of the series; nothing of a single game. */
export const seriesTerms = ({ series }: Pick<CreateMatch, 'series'>) =>
  series === undefined ? {} : { series: { previous: [], ...series } satisfies SeriesTerms };

/** Throws where the terms are such as no command can have asked for. */
export function checkSeriesTerms({ bestOf, previous }: SeriesTerms): void {
  const isFirst = Array.isArray(previous) && previous.length === 0;
  const asked = isFirst ? { bestOf } : { bestOf, previous };
  invariant(seriesSchema.safeParse(asked).success, 'a series names its length and its games');
}

const ID_DIGITS = 48;

interface NextMatch {
  readonly commandId: string;
  readonly match: string;
}

/** The match of the game after that of `record`: whoever opens it gives it the same id. */
export function nextMatchAfter(record: string, sha256: Sha256): NextMatch {
  const digest = canonicalHash(['series', record], sha256);
  const commandId = `s-${digest.slice(0, ID_DIGITS)}`;
  return { commandId, match: matchIdFor(commandId, sha256) };
}

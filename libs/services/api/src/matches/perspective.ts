/** With whose eyes somebody looks at a match, where that is another's to choose. */
import { registerEnumType } from '@nestjs/graphql';
import { MAX_SEATS } from '@scoresheet/contracts-messages';
import type { MatchState } from '@scoresheet/domain-match';
import type { Audience, SeatAudience } from '@scoresheet/domain-record';
import type { Identity } from '@scoresheet/services-accounts';
import { clientError } from '../transport/masked-error.js';
import { cutAs, type VisibilityCut } from '../visibility-cut.js';

type PerspectiveAudience = Extract<Audience, 'public' | SeatAudience>;

/** `PUBLIC`, `SEAT_1` to `SEAT_10`, by the words that records have for them. */
export const Perspective: Readonly<Record<string, PerspectiveAudience>> = {
  PUBLIC: 'public',
  ...Object.fromEntries(
    Array.from({ length: MAX_SEATS }, (_, index) => [
      `SEAT_${index + 1}`,
      `seat${index + 1}` as const,
    ]),
  ),
};
registerEnumType(Perspective, {
  name: 'Perspective',
  description:
    'Whose eyes to look with: everybody may look as the public, a player as their own seat, and ' +
    'whoever may see everything as every seat.',
});

/** An argument of every query that shows a match. */
export const PERSPECTIVE_ARGUMENT = {
  nullable: true,
  description: 'Whose eyes to look with; absent: all that you may see.',
} as const;

/** Who looks at a match, and with whose eyes. */
export interface Look {
  /** Who looks; undefined for a stranger. */
  readonly asker: Identity | undefined;
  /** Whose eyes to look with; the asker's own where absent. */
  readonly perspective?: PerspectiveAudience | null | undefined;
  /** The code of an invitation to a private match. */
  readonly invitation?: string | null | undefined;
}

/** The cut as the look asks for it. Refuses eyes that are not for the asker. */
export function cutInPerspective(
  cut: VisibilityCut,
  perspective: Look['perspective'],
  state: Pick<MatchState, 'seats'>,
): VisibilityCut {
  if (perspective == null) return cut;
  const seen = cutAs(cut, perspective, state);
  if (seen === undefined) throw clientError('FORBIDDEN', NOT_YOURS);
  return seen;
}

const NOT_YOURS =
  'You cannot look at this match from that seat: leave `perspective` out, or ask for PUBLIC. ' +
  'Where the record opens at its end, every seat can be chosen once the match is over and its ' +
  'delay has passed.';

/**
 * The visibility cut: what one viewer may know. Every way to read a match goes through it (query,
 * events, subscription, export), so that there is one place where a secret could slip out.
 */
import {
  audienceOf,
  delayedOf,
  isOpened,
  isReleased,
  isWithoutDelay,
  viewerOf,
  viewerOfAudience,
  viewMatch,
  type MatchState,
  type MatchView,
  type RulesSource,
  type Viewer,
} from '@scoresheet/domain-match';
import type { Audience, Discloses, JsonObject } from '@scoresheet/domain-record';
import type { Identity } from '@scoresheet/services-accounts';
import type { MatchSight } from '@scoresheet/services-read-models';
import type { AdmittedEvent } from '@scoresheet/services-tail';

export interface VisibilityCut {
  /** The state's word for the viewer: a seat's number, `public` or `house`. */
  readonly viewer: Viewer;
  /** The record's word for the same. */
  readonly audience: Audience;
  /** The viewer is held behind, as event 0 says; seats and staff never are. */
  readonly isDelayed: boolean;
  /** Staff sees by its office what is hidden from others: that they look is noted. */
  readonly isNoted: boolean;
}

/** As much of a cut as records of every kind have. */
export type AudienceCut = Pick<VisibilityCut, 'audience'>;

/**
 * Who holds a seat sees what the seat sees, a judge who plays included; judges and operators see
 * what the house sees; everybody else what is public. Seats are taken by events, so the cut belongs
 * to a state.
 */
export function cutOf(state: MatchState, asker: Identity | undefined): VisibilityCut {
  const viewer = asker === undefined ? 'public' : viewerFor(state, asker);
  const isDelayed = viewer === 'public' && !isWithoutDelay(state.terms.spectatorDelay);
  return { viewer, audience: audienceOf(viewer), isDelayed, isNoted: viewer === 'house' };
}

/**
 * The cut of whoever reads a match as it stands at `nowMs`: a record that has opened shows everybody
 * what the house sees. Whoever follows a match is told each event as it was to be seen then.
 */
export const readingCut = (
  state: MatchState,
  asker: Identity | undefined,
  nowMs: number,
): VisibilityCut => (isOpened(state, nowMs) ? OPENED : cutOf(state, asker));

/** What everybody may know at once. */
export const PUBLIC_CUT: VisibilityCut = {
  viewer: 'public',
  audience: 'public',
  isDelayed: false,
  isNoted: false,
};

const OPENED: VisibilityCut = {
  viewer: 'house',
  audience: 'house',
  isDelayed: false,
  isNoted: false,
};

/** The cut where nobody can read event 0, which would say who may know what: it seats nobody. */
export function cutWithoutState(asker: Identity | undefined): VisibilityCut {
  const viewer = asker !== undefined && isStaff(asker.roles) ? 'house' : 'public';
  return { viewer, audience: viewer, isDelayed: false, isNoted: viewer === 'house' };
}

/**
 * The cut of whoever looks with the eyes of an audience, undefined where that is not for them: who
 * sees everything may look as every seat, a seat as itself, and everybody as the public.
 */
export function cutAs(
  cut: VisibilityCut,
  audience: Audience,
  { seats }: Pick<MatchState, 'seats'>,
): VisibilityCut | undefined {
  const { isDelayed } = cut;
  const viewer = viewerOfAudience(audience);
  if (viewer === 'public') return { viewer, audience, isDelayed, isNoted: false };
  const isSeat = seats.some(({ seat }) => seat === viewer);
  const isPermitted = isSeat && (cut.viewer === viewer || cut.viewer === 'house');
  return isPermitted ? { ...cut, viewer, audience } : undefined;
}

/** The seat of the asker, 0 for the JUDGE; null for whoever has none. */
export function ownSeatOf(state: MatchState, asker: Identity | undefined): number | null {
  const viewer = asker === undefined ? 'public' : viewerFor(state, asker);
  return typeof viewer === 'number' ? viewer : null;
}

function viewerFor(state: MatchState, { accountId, roles }: Identity): Viewer {
  const seen = viewerOf(state, accountId, 'player');
  return seen === 'public' && isStaff(roles) ? viewerOf(state, accountId, 'judge') : seen;
}

export const isStaff = (roles: Identity['roles']): boolean =>
  roles.includes('judge') || roles.includes('operator');

/** What an asker may see in lists, whose rows are cut where they are found, by the same rule. */
export function listSight(asker: Identity | undefined, nowMs: number): MatchSight {
  if (asker === undefined) return { isStaff: false, nowMs };
  return { isStaff: isStaff(asker.roles), actor: asker.accountId, nowMs };
}

/** What is known of a match now, to find out what of it the viewer may know. */
export interface Sight {
  /** The state after all events. */
  readonly state: MatchState;
  readonly cut: VisibilityCut;
  readonly nowMs: number;
}

/** Events in a row that the viewer may know: all before the first that is hidden. */
export function seenEvents(
  events: readonly AdmittedEvent[],
  { state, cut, nowMs }: Sight,
): readonly AdmittedEvent[] {
  if (!cut.isDelayed) return events;
  const delayed = delayedOf(state);
  const held = events.findIndex(({ header }) => !isReleased(header, delayed, nowMs));
  return held === -1 ? events : events.slice(0, held);
}

/** What the viewer may know of an event; who has no part of their own knows the public one. */
export function seenPart({ parts }: AdmittedEvent, { audience }: AudienceCut): JsonObject {
  const part = parts[audience] ?? parts.public;
  if (part === undefined) throw new Error('admission lets no event pass without a public part');
  return part;
}

export const seenMatch = (
  state: MatchState,
  { viewer }: VisibilityCut,
  rules: RulesSource,
): MatchView => viewMatch(state, viewer, rules);

/** Which lines of the record go into the viewer's export; the others are named as withheld. */
export const discloses =
  ({ audience }: AudienceCut): Discloses =>
  (of) =>
    of === 'public' || of === audience || audience === 'house';

/**
 * The visibility cut: what one viewer may know. Every way to read a match goes through it (query,
 * events, subscription, export), so that there is one place where a secret could slip out.
 */
import {
  audienceOf,
  viewerOf,
  viewMatch,
  type MatchState,
  type MatchView,
  type RulesSource,
  type Viewer,
} from '@scoresheet/domain-match';
import type { Audience, Discloses, JsonObject } from '@scoresheet/domain-record';
import type { Identity } from '@scoresheet/services-accounts';
import type { AdmittedEvent } from '@scoresheet/services-tail';

export interface VisibilityCut {
  /** The state's word for the viewer: a seat's number, `public` or `house`. */
  readonly viewer: Viewer;
  /** The record's word for the same. */
  readonly audience: Audience;
}

/**
 * Who holds a seat sees what the seat sees, a judge who plays included; judges and operators see
 * what the house sees; everybody else what is public. Seats are taken by events, so the cut belongs
 * to a state.
 */
export function cutOf(state: MatchState, asker: Identity | undefined): VisibilityCut {
  const viewer = asker === undefined ? 'public' : viewerFor(state, asker);
  return { viewer, audience: audienceOf(viewer) };
}

function viewerFor(state: MatchState, { accountId, roles }: Identity): Viewer {
  const seen = viewerOf(state, accountId, 'player');
  const isStaff = roles.includes('judge') || roles.includes('operator');
  return seen === 'public' && isStaff ? viewerOf(state, accountId, 'judge') : seen;
}

/** What the viewer may know of an event; who has no part of their own knows the public one. */
export function seenPart({ parts }: AdmittedEvent, { audience }: VisibilityCut): JsonObject {
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
  ({ audience }: VisibilityCut): Discloses =>
  (of) =>
    of === 'public' || of === audience || audience === 'house';

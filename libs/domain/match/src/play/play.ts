/**
 * Which events of a match are play, and which are machinery that keeps the match going. Records and
 * their verification contain both; everything that shows a match shows play.
 */
import type { MatchEventType } from '@scoresheet/contracts-messages';

const IS_PLAY: { readonly [type in MatchEventType]: boolean } = {
  'match-created': true,
  'seat-taken': true,
  'seat-readied': true,
  'decision-answered': true,
  // A long action changes the table in each of its events.
  'action-continued': true,
  'match-conceded': true,
  'auto-pass-changed': true,
  'judge-seat-taken': true,
  'judge-seat-left': true,
  'judge-excused': true,
  'match-paused': true,
  'match-resumed': true,
  'seat-warned': true,
  'match-ended': true,
  'match-abandoned': true,
  // A tick charges time and changes nothing else (ADR 11).
  'clock-ticked': false,
  'seat-timed-out': true,
  'table-time-called': true,
  'match-voided': true,
};

const MACHINERY: ReadonlySet<string> = new Set(
  Object.entries(IS_PLAY).flatMap(([type, isOfPlay]) => (isOfPlay ? [] : [type])),
);

/** Whether an event is a step of its match. An event of an unknown type is one. */
export const isPlay = ({ type }: { readonly type: string }): boolean => !MACHINERY.has(type);

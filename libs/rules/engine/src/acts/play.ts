/**
 * A game being carried on, and the acts by which rules change it (those on cards are in
 * `cards.ts` and `modify.ts`). Each writes a fact; the fact changes the state. What no fact says
 * has not happened.
 */
import { invariant } from '../base/invariant.js';
import type { Json } from '../base/json.js';
import type { Fact, Happened } from '../contract/facts.js';
import type { Play } from '../contract/play.js';
import type { Frame, Outcome, Seat } from '../contract/state.js';
import { seatCounter, seatsOf, tableCounter } from '../state/state.js';
import { notice } from '../triggers/notice.js';
import { isWithin } from './chance.js';
import { evolve } from './evolve.js';

export function write(play: Play, fact: Fact): void {
  evolve(play, fact);
  play.facts.push(fact);
}

/** What a fact says. It becomes the fact, so nobody else may hold it: to copy many shapes is slow. */
interface Fields {
  readonly [field: string]: Json;
}

/** Tells what happens in the game's own words, and sets off the abilities that wait for it. */
export function tell(play: Play, what: string, fields: Fields): void {
  invariant(play.rules.stories[what], () => `${play.rules.id} has no story '${what}'`);
  invariant(
    !('kind' in fields || 'what' in fields),
    () => `'${what}' has a field of the fact's own name`,
  );
  const fact = happened(what, fields);
  write(play, fact);
  notice(play, fact);
}

/** Sets off the abilities that wait for what nobody is told: what has changed says it all. */
export function setOff(play: Play, what: string, fields: Fields): void {
  notice(play, happened(what, fields));
}

const happened = (what: string, fields: Fields): Happened =>
  Object.assign(fields, { kind: 'happened', what } as const);

export function push(play: Play, frame: Frame): void {
  play.state.stack.push(frame);
}

/**
 * A frame below the top is about to be changed (an attack called off by a response to it). Say so
 * before: the pause writes down only frames that were on top since the last one.
 */
export function rework<F extends Frame>(play: Play, frame: F): F {
  const index = play.state.stack.indexOf(frame);
  invariant(index >= 0, `the frame '${frame.kind}' is not on the stack`);
  play.floor = Math.min(play.floor, index);
  return frame;
}

export function roll(play: Play, sides: number): number {
  const shown = play.chance.roll(sides, play.state.draws);
  invariant(isWithin(shown, 1, sides), `chance shows ${shown} on a die of ${sides}`);
  write(play, { kind: 'rolled', sides, shown });
  return shown;
}

export function pickByChance(play: Play, of: number): number {
  const index = play.chance.pick(of, play.state.draws);
  invariant(isWithin(index, 0, of - 1), `chance picks ${index} of ${of}`);
  write(play, { kind: 'picked', of, index });
  return index;
}

export function setCounter(play: Play, seat: Seat | 0, what: string, to: number): void {
  const before = seat === 0 ? tableCounter(play.state, what) : seatCounter(play.state, seat, what);
  if (before !== to) write(play, { kind: 'counted', seat, what, to });
}

/** From here on a hole in the rules is read as `value`, one of those that the option knows. */
export function decideOption(play: Play, option: string, value: Json): void {
  const known = play.rules.options[option]?.includes(value);
  invariant(known, `${play.rules.id} knows no '${String(value)}' for '${option}'`);
  if (play.state.options[option] !== value) write(play, { kind: 'ruled', option, value });
}

/** Ends the game at once; whatever waits or is half done goes with it. */
export function end(play: Play, outcome: Outcome): void {
  if (play.state.outcome !== null) return;
  write(play, { kind: 'ended', outcome });
  play.rules.over?.(play);
}

/** Named limits end a game that would never wait again; the cut stands in the record. */
export function endAsLoop(play: Play): void {
  const { rules, state } = play;
  end(play, { places: rules.placesNow?.(state) ?? [seatsOf(state)], reason: 'draw-by-loop' });
}

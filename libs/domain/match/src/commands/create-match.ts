/** Opens a match: event 0 pins the game, the rules, their cards, the options and the chance. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import {
  DEFAULT_ABANDON_AFTER_MS,
  type AskedClock,
  type CreateMatch,
} from '@scoresheet/contracts-messages';
import { recordIdOf } from '@scoresheet/domain-record';
import type { Json, Ruleset } from '@scoresheet/rules-engine';
import { actionOf } from './action.js';
import type { Deciding } from '../rules/environment.js';
import type { GameEntry, MatchOptions } from '../rules/game-entry.js';
import type { Judged } from './judged.js';
import { evolveMatch, type KeyNamed, type MatchCreated } from '../fold/match-facts.js';
import type { ClockTerms, MatchState } from '../fold/match-state.js';
import { refused, type Refused } from './not-accepted.js';
import { openMatch } from '../fold/open-match.js';
import { cardsHashOf } from '../rules/pinned-rules.js';
import { seriesRefusal } from '../series/series-refusal.js';
import { seriesTerms } from '../series/series-terms.js';
import { listRefusal, reservedTerms, reservingRefusal, seatListed } from './reserved-seats.js';

const WRONG_RECORD = refused(
  'wrong-record',
  'The id of a new match is derived from its creator and command: use that id.',
);
const NO_DELAY = { events: 0, seconds: 0 };

export function createMatch(
  deciding: Deciding,
  state: MatchState | undefined,
  command: CreateMatch,
): Judged {
  const { rulesOf, sha256, source, key } = deciding;
  const { actor, commandId, record, game } = command;
  if (record !== recordIdOf({ kind: 'match', actor, commandId }, sha256)) {
    return WRONG_RECORD;
  }
  if (command.role === 'clock') return refused('wrong-role', 'The clock cannot open a match.');
  if (state) return refused('match-exists', 'This match exists already.');
  const entry = rulesOf(game);
  if (!entry) return unknownGame(game);
  const { ruleset } = entry;
  const { seats = ruleset.minSeats, options = {} } = command;
  const refusal = termsRefusal(entry, command, { seats, options, sha256 });
  if (refusal) return refusal;
  const created: MatchCreated = withoutUndefined({
    kind: 'match-created',
    game,
    ruleset: ruleset.id,
    cards: cardsHashOf(ruleset, sha256),
    options: withDefaults(ruleset, options),
    chance: source.commitment,
    seats,
    abandonAfterMs: command.abandonAfterMs ?? DEFAULT_ABANDON_AFTER_MS,
    spectatorDelay: command.spectatorDelay ?? NO_DELAY,
    opens: command.opens,
    private: command.private,
    clock: command.clock === undefined ? undefined : clockTerms(command.clock),
    ...seriesTerms(command),
    ...reservedTerms(command),
  });
  const opened = openMatch(record, created);
  const unplayable = listRefusal(entry, opened, command);
  if (unplayable) return unplayable;
  const facts = [created, ...named(opened, key), ...seatListed(opened, command)];
  return { state: opened, type: 'match-created', action: actionOf(command), facts };
}

/** A match under the first key says nothing of it. */
function named(opened: MatchState, key: string | undefined): readonly KeyNamed[] {
  if (key === undefined) return [];
  const fact: KeyNamed = { kind: 'key-named', key };
  evolveMatch(opened, fact);
  return [fact];
}

interface Asked extends Pick<Deciding, 'sha256'> {
  readonly seats: number;
  readonly options: MatchOptions;
}

const termsRefusal = (
  entry: GameEntry,
  command: CreateMatch,
  { seats, options, sha256 }: Asked,
): Refused | undefined =>
  optionsRefusal(entry, options) ??
  seatsRefusal(entry, seats, options) ??
  clockRefusal(command) ??
  reservingRefusal(entry, command, seats) ??
  seriesRefusal(command, seats, sha256);

const unknownGame = (game: string): Refused =>
  refused('unknown-game', `There is no game called '${game}': choose one from the catalog.`);

function seatsRefusal(
  { title, ruleset }: GameEntry,
  seats: number,
  options: MatchOptions,
): Refused | undefined {
  const { minSeats } = ruleset;
  const maxSeats = ruleset.mostSeats(options);
  if (seats >= minSeats && seats <= maxSeats) return undefined;
  const range = minSeats === maxSeats ? `${minSeats}` : `${minSeats} to ${maxSeats}`;
  return refused('seat-count', `${title} is played by ${range}, not by ${seats}.`);
}

function optionsRefusal({ title, ruleset }: GameEntry, options: MatchOptions): Refused | undefined {
  for (const [name, value] of Object.entries(options)) {
    if (!Object.hasOwn(ruleset.options, name)) {
      return refused('unknown-option', `${title} has no option '${name}'.`);
    }
    const problem = ruleset.optionProblem(name, value);
    if (problem !== undefined) return refused('unknown-option', problem);
  }
  return undefined;
}

/** Ticks are events: they would let the public see what the players' own events still hold back. */
function clockRefusal({ clock, spectatorDelay }: CreateMatch): Refused | undefined {
  if (clock === undefined || (spectatorDelay?.events ?? 0) === 0) return undefined;
  return refused(
    'clock-unclear',
    'In a match with clocks spectators are delayed by seconds, not by events: ' +
      'the clock writes events of its own. Name seconds.',
  );
}

/** What event 0 says of a clock that was asked for. */
const clockTerms = (clock: AskedClock): ClockTerms =>
  clock.kind === 'bank' ? { ...clock, incrementMs: clock.incrementMs ?? 0 } : clock;

/** All options of the ruleset, so that event 0 says how each hole in the rules is read. */
const withDefaults = (ruleset: Ruleset, options: MatchOptions): MatchOptions =>
  Object.fromEntries(
    Object.entries(ruleset.options).map(([name, values]) => [
      name,
      options[name] ?? (values[0] as Json),
    ]),
  );

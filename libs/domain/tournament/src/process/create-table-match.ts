/** Opens the next match of a table: its seats are kept, its lists are the tournament's. */
import { saidByHouse } from '@scoresheet/domain-match';
import type { CreateTableMatch } from './house-commands.js';
import { isInBracket, type TableInPlay } from './table-in-play.js';
import type { NextMatch } from './table-games.js';

/** The command; undefined while an entrant of the table has no account that could play. */
export function createTableMatch(
  place: TableInPlay,
  next: NextMatch,
): CreateTableMatch | undefined {
  const { tournament, phase, round, table } = place;
  const reserved = reservedAt(place);
  if (reserved === undefined) return undefined;
  const { game, attempt } = next;
  const { options } = tournament.terms;
  return {
    ...saidByHouse(next.commandId, next.match),
    type: 'create-match',
    game: tournament.terms.game,
    seats: reserved.length,
    // The options of a tournament came as options of its matches.
    options: options as NonNullable<CreateTableMatch['options']>,
    ...abandonment(place),
    ...delay(place),
    table: {
      tournament: tournament.record,
      phase: phase.phase,
      round: round.round,
      table: table.number,
      game,
      attempt,
    },
    reserved,
    ...whoBegins(place, next),
  };
}

function reservedAt({ entrants }: TableInPlay): CreateTableMatch['reserved'] | undefined {
  const reserved = entrants.flatMap(({ actor, list }) => {
    if (actor === null) return [];
    return list === null ? [{ actor }] : [{ actor, list: [...list.cards] }];
  });
  return reserved.length === entrants.length ? reserved : undefined;
}

/**
 * The higher seed begins; after that whoever has lost chooses; else the game says. Some games always
 * do, and refuse a match that says so.
 */
function whoBegins(
  place: TableInPlay,
  { game, chosenBy, wasRefused }: NextMatch,
): Pick<CreateTableMatch, 'begins'> {
  if (wasRefused) return {};
  if (chosenBy !== undefined) return { begins: { chosenBy } };
  return game === 1 && isInBracket(place) ? { begins: { seat: 1 } } : {};
}

/** The result of a match is public at once, so the match does not stay behind it. */
function delay({ tournament }: TableInPlay): Pick<CreateTableMatch, 'spectatorDelay'> {
  const { spectatorDelay } = tournament.terms;
  if (spectatorDelay === undefined) return {};
  return { spectatorDelay: { ...spectatorDelay, endsWithMatch: true } };
}

const LEAST_ABANDON_AFTER_MS = 60 * 60 * 1_000;

/**
 * Nobody sits silent for two whole rounds; short rounds may be paused for longer than they last.
 * Without a round's length the match has the platform's own terms.
 */
function abandonment({ phase }: TableInPlay): Pick<CreateTableMatch, 'abandonAfterMs'> {
  const { roundMs } = phase.terms;
  if (roundMs === undefined) return {};
  return { abandonAfterMs: Math.max(2 * roundMs, LEAST_ABANDON_AFTER_MS) };
}

/** What is said before there is a table: decks are brought, seats are ready, a JUDGE sits down. */
import { JUDGE, type Chance, type Refusal, type Seat } from '@scoresheet/rules-engine';
import { seededChance } from '../chance/seeded-chance.js';
import { actor } from './deeds.js';
import { dealTo } from './lay-table.js';
import type { MatchOnRecord, OpenMatch, Saying } from './match-on-record.js';
import { meant } from './meant.js';
import type { Table } from './names.js';
import { deckSaid } from './values-said.js';
import { wordOf } from './whose-game.js';
import { asWords, type Words } from './words.js';

export interface Lobby {
  /** Whether the game has begun: what is said then is said at the table. */
  hasBegun(): boolean;
  /** Carries out a line; gives the refusal. The last one that is ready begins the game. */
  say(does: string, chance: Chance): Refusal | undefined;
}

const LINES = ['brings ...', 'is ready', 'sits down', 'stands up'];

/** Chance of the match in the lobby: the table of the scenario asks its own. */
const SEED = 1;

export function openLobby(table: Table, given: Words, open: OpenMatch | undefined): Lobby {
  if (!open) throw new Error(NO_MATCHES);
  const { seats, options } = table.state;
  const asked = { game: wordOf(table.game), seats, chance: seededChance(SEED) };
  const match = open({ ...asked, options: asWords(given['options'] ?? {}, "'options'") as never });
  const decks: (readonly string[])[] = Array.from({ length: seats + 1 }, () => []);
  let hasBegun = false;
  return {
    hasBegun: () => hasBegun,
    say(does, chance) {
      const seat = actor(table, does);
      const saying = sayingOf(table, given, seat, does.slice(does.indexOf(' ') + 1));
      const refusal = match.send(seat, saying);
      if (refusal) return refusal;
      if (typeof saying === 'object' && 'brings' in saying) decks[seat] = saying.brings;
      hasBegun = match.table() !== undefined;
      if (hasBegun) dealTo(table, { seats, decks, options }, chance);
      return undefined;
    },
  };
}

const NO_MATCHES =
  'lobbies and records are not at hand here: play the scenario by "scoresheet scenario"';

function sayingOf({ game }: Table, given: Words, seat: Seat, words: string): Saying {
  const [, deck] = /^brings (.+)$/.exec(words) ?? [];
  if (deck !== undefined) return { brings: deckMeant(game, given, seat, deck) };
  if (words === 'is ready') return words;
  if (seat === JUDGE && (words === 'sits down' || words === 'stands up')) return words;
  throw new Error(`in the lobby nobody says '${words}'${meant(words, LINES)}`);
}

/** `the deck` that `given` has for the seat, a ready deck by its name, or cards. */
function deckMeant(game: Table['game'], given: Words, seat: Seat, said: string): readonly string[] {
  if (said !== 'the deck') return deckSaid(game, cardsListed(said));
  const decks = asWords(given['decks'] ?? {}, "'decks'");
  const own = decks[game.seats[seat - 1] ?? ''];
  if (own === undefined) throw new Error("'the deck' of a seat stands under 'decks' of 'given'");
  return deckSaid(game, own);
}

/** `[A, 2 x B]` or `A, 2 x B`; one word alone may be a ready deck. */
function cardsListed(said: string): string | readonly string[] {
  const [, inBrackets] = /^\[(.+)\]$/.exec(said) ?? [];
  const items = (inBrackets ?? said).split(', ');
  return items.length === 1 ? (items[0] ?? said) : items;
}

/** Plays the scenario's table on the record, and says how it verifies. */
export function replayProblems(
  table: Table,
  chance: Chance,
  open: OpenMatch | undefined,
  expected: string,
): readonly string[] {
  if (!table.dealt) {
    return ["a record begins with the decks of the seats: say them by 'decks' in 'given'"];
  }
  if (!open) return [NO_MATCHES];
  const { seats, options, decks } = table.dealt;
  const match = open({ game: wordOf(table.game), seats, options, chance });
  const before = seatedProblem(match, table, decks);
  if (before !== undefined) return [before];
  for (const { line, ...deed } of table.deeds) {
    const seat = 'leaves' in deed ? deed.leaves : deed.seat;
    match.send(seat, 'leaves' in deed ? 'leaves the game' : deed);
    if (match.table() === undefined) return [`on the record the game is not there after '${line}'`];
  }
  const isSame = JSON.stringify(match.table()) === JSON.stringify(table.state);
  if (!isSame) return ['on the record the game came to another table'];
  const verdict = match.verdict();
  return verdict === expected ? [] : [`the record replays ${verdict}, expected ${expected}`];
}

/** Why the game does not begin with these decks; undefined where it does. */
function seatedProblem(
  match: MatchOnRecord,
  { game, state }: Table,
  decks: readonly (readonly string[])[],
): string | undefined {
  for (let seat = 1; seat <= state.seats; seat += 1) {
    const refusal = match.send(seat, { brings: decks[seat] ?? [] });
    if (refusal) return `${game.seats[seat - 1]}'s deck is refused: ${refusal.says}`;
  }
  for (let seat = 1; seat <= state.seats; seat += 1) match.send(seat, 'is ready');
  if (match.table() === undefined) match.send(JUDGE, 'sits down');
  return match.table() === undefined ? 'the match does not begin with these decks' : undefined;
}

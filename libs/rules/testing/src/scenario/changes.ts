/** What cards are given for a time, and who gave it: `gets`, and `Burn given by north`. */
import { modify, type CardId, type Play, type Seat } from '@scoresheet/rules-engine';
import { meant } from './meant.js';
import { seatCalled, type Table } from './names.js';
import type { ScenarioGame } from './scenario-game.js';
import { asWords, type Words } from './words.js';

/** How long a change lasts where neither the scenario nor any card says it. */
const UNTIL = 'turn';

/** Words that stand beside all that a card gets. */
const BESIDE = ['until', 'given by'];

const GIVEN_BY = /^(.+) given by (\S+)$/;

/** What is given, and the seat whose effect gave it; undefined for other words. */
export function givenBy(
  game: ScenarioGame,
  words: string,
): { readonly what: string; readonly giver: Seat } | undefined {
  const [, what, who] = GIVEN_BY.exec(words) ?? [];
  if (what === undefined || who === undefined) return undefined;
  return { what: changeNamed(game, what), giver: seatCalled(game, who) };
}

/** What the words of a card in `given` change of it: `gets: { atk: 2 }`, `Burn given by north: 3`. */
export function layChanges(table: Table, play: Play, id: CardId, words: Words): void {
  const { game, state } = table;
  const { gets, until, 'given by': by, ...rest } = words;
  const owner = state.cards[id]?.owner ?? 0;
  const giver = by === undefined ? owner : seatCalled(game, String(by));
  for (const [what, amount] of Object.entries(asWords(gets ?? {}, "'gets'"))) {
    const change = { what: changeNamed(game, what), by: amountSaid(what, amount) };
    modify(play, id, { ...change, until: String(until ?? UNTIL), giver });
  }
  for (const [said, amount] of Object.entries(rest)) {
    const given = givenBy(game, said);
    if (!given) continue;
    const lasts = String(until ?? untilOf(game, given.what));
    modify(play, id, { ...given, by: amountSaid(said, amount), until: lasts });
  }
}

function amountSaid(what: string, amount: unknown): number {
  if (Number.isSafeInteger(amount)) return Number(amount);
  throw new Error(`'${what}' is given as a whole number, not ${JSON.stringify(amount)}`);
}

/** How much of it the seat's effects have given the card. */
export const amountGiven = (
  { state }: Table,
  id: CardId,
  { what, giver }: { readonly what: string; readonly giver: Seat },
): number =>
  state.modifiers
    .filter((one) => one.card === id && one.what === what && one.giver === giver)
    .reduce((sum, { by }) => sum + by, 0);

const normal = (words: string): string => words.toLowerCase().replaceAll(/[ -]/g, '');

/** `Burn`, `burn`, `cannot attack`: whatever a card may be given. */
function changeNamed(game: ScenarioGame, words: string): string {
  const known = changesOf(game);
  const found = known.find(({ what }) => normal(what) === normal(words));
  if (found) return found.what;
  const names = known.map(({ what }) => what);
  if (BESIDE.includes(words)) {
    throw new Error(`'${words}' stands beside 'gets', not in it`);
  }
  throw new Error(`'${words}' is nothing that a card is given${meant(words, names)}`);
}

/** A change lasts as long as the first card says that gives it. */
const untilOf = (game: ScenarioGame, what: string): string =>
  changesOf(game).find((one) => one.what === what && one.until !== undefined)?.until ?? UNTIL;

interface Change {
  readonly what: string;
  readonly until?: string;
}

/** Values, keywords, and all that the texts of cards give. */
function changesOf({ rules, changes = [] }: ScenarioGame): readonly Change[] {
  const texts = Object.values(rules.faces).flatMap(({ abilities }) =>
    abilities.flatMap(({ does, lasting = [] }) => [...does, ...lasting].flatMap(givenIn)),
  );
  const keywords = Object.values(rules.faces).flatMap((face) => Object.keys(face.keywords));
  return [...texts, ...[...rules.shownValues, ...keywords, ...changes].map((what) => ({ what }))];
}

/** What an instruction gives, in itself or in those that it holds. */
function givenIn(instruction: unknown): readonly Change[] {
  if (typeof instruction !== 'object' || instruction === null) return [];
  const { what, until } = instruction as { readonly what?: unknown; readonly until?: unknown };
  const lasts = typeof until === 'string' ? { until } : {};
  const own = typeof what === 'string' ? [{ what, ...lasts }] : [];
  return [...own, ...Object.values(instruction).flatMap(givenIn)];
}

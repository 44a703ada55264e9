/** What a table has for each seat and in its middle, in the order in which games speak of it. */
import type { Json, PileView, SeatView, TableView } from '@scoresheet/rules-engine';
import { zoneWords, type GameWords } from './game-words.js';
import { counterWords } from './number-words.js';
import { citing, say, type Sentence } from './sentence.js';

/** A counter that only one seat has stands at 0 for the others; each has the positions in play. */
export function sidesOf(words: GameWords, { seats, shared }: TableView): readonly SeatView[] {
  const { primer, rules } = words;
  const always = Object.keys(primer.counters).filter((what) => primer.counters[what]?.always);
  const known = seats.flatMap(({ counters }) => Object.keys(counters));
  const zeros = Object.fromEntries([...known, ...always].map((what) => [what, 0]));
  const empty: Record<string, PileView> = {};
  const isRow = hasPositions(words, rules.tableZone) && !shared[rules.tableZone];
  if (isRow) empty[rules.tableZone] = { count: 0, cards: [] };
  return seats.map(({ seat, counters, zones }) => ({
    seat,
    counters: { ...zeros, ...counters },
    zones: { ...empty, ...zones },
  }));
}

/** Counters in the game's order, those that it speaks of; what it does not name comes last. */
export function countersWords(
  words: GameWords,
  counters: SeatView['counters'],
): readonly Sentence[] {
  const order = Object.keys(words.primer.counters);
  const named = order.filter((what) => Object.hasOwn(counters, what));
  const others = Object.keys(counters).filter((what) => !order.includes(what));
  return [...named, ...others]
    .map((what) => counterWords(words, what, counters[what] ?? 0))
    .filter((said) => said.length > 0);
}

/** How the match reads the rules, where that is not the usual one; an option's first value is. */
export const readingWords = (
  { rules, primer }: GameWords,
  options: { readonly [name: string]: Json },
): readonly Sentence[] =>
  Object.entries(options)
    .filter(([name, value]) => rules.options[name]?.[0] !== value)
    .map(([name, value]) => {
      const said = primer.readings[name]?.[String(value)];
      return said === undefined ? say`${name} is ${String(value)}` : citing(said);
    });

export const hasPositions = ({ primer }: GameWords, zone: string): boolean =>
  primer.positions.some((each) => each.zone === zone);

/** Zones whose cards only their holder sees are told card by card to that holder. */
export const isHeld = ({ rules }: GameWords, zone: string, { cards }: PileView): boolean =>
  rules.zones[zone]?.faces === 'owner' && cards?.some(({ face }) => face !== undefined) === true;

/** Whether a pile is worth a word: an empty one that lies open goes without saying. */
export const isSpokenOf = (words: GameWords, zone: string, { count }: PileView): boolean =>
  zoneWords(words, zone) !== '' && (count > 0 || words.rules.zones[zone]?.faces !== 'all');

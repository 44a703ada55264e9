/**
 * The table in lines of at most 80 columns, from a view alone: who looks sits below, the others
 * above with their rows turned round, as two people see each other.
 */
import type { CardView, PileView, SeatView, TableView, Viewer } from '@scoresheet/rules-engine';
import {
  capitalised,
  counterWords,
  faceOf,
  plain,
  seatWords,
  stackWords,
  type GameWords,
  type Position,
} from '@scoresheet/rules-presentation';
import { TERMINAL_COLUMNS, wrap } from '../program/wrap.js';
import { borneWords, drawHeldCard, drawPlacedCard } from './draw-card.js';

export function drawTable(words: GameWords, table: TableView, viewer: Viewer): readonly string[] {
  const sides = completed(words, table);
  const own = sides.find(({ seat }) => seat === viewer) ?? sides[0];
  const others = sides.filter((side) => side !== own).reverse();
  return [
    ...others.flatMap((side) => [...drawSide(words, side, viewer)]),
    middle(words, table),
    ...drawReadings(words, table),
    ...drawPiles(words, table.shared),
    ...drawShared(words, table.shared),
    ...stackWords(words, table).flatMap((line) => wrap(plain(line), '  ')),
    ...(own ? [...drawSide(words, own, viewer)].reverse() : []),
  ].flat();
}

/** A counter that only one seat has stands at 0 for the others; each has the positions in play. */
function completed(words: GameWords, { seats, shared }: TableView): readonly SeatView[] {
  const { primer, rules } = words;
  const always = Object.keys(primer.counters).filter((what) => primer.counters[what]?.always);
  const known = seats.flatMap(({ counters }) => Object.keys(counters));
  const zeros = Object.fromEntries([...known, ...always].map((what) => [what, 0]));
  const empty: Record<string, PileView> = {};
  const isRow =
    primer.positions.some(({ zone }) => zone === rules.tableZone) && !shared[rules.tableZone];
  if (isRow) empty[rules.tableZone] = { count: 0, cards: [] };
  return seats.map(({ seat, counters, zones }) => ({
    seat,
    counters: { ...zeros, ...counters },
    zones: { ...empty, ...zones },
  }));
}

/** Draws a side from the table's edge to its middle; each item keeps the order of its own lines. */
function drawSide(
  words: GameWords,
  { seat, counters, zones }: SeatView,
  viewer: Viewer,
): readonly (readonly string[])[] {
  const name = plain(capitalised([seatWords(words, seat)]));
  const who = name + (seat === viewer ? ' (you)' : '');
  return [
    wrap([who, ...countersOf(words, counters)].join(' | '), ''),
    drawPiles(words, zones),
    drawHeld(words, zones),
    drawRow(words, zones),
    ...drawPositions(words, zones),
  ];
}

const countersOf = (words: GameWords, counters: SeatView['counters']): readonly string[] =>
  inOrderOf(Object.keys(words.primer.counters), Object.entries(counters))
    .map(([what, value]) => plain(counterWords(words, what, value)))
    .filter((said) => said !== '');

/** The game's order; what the game does not name comes last. */
function inOrderOf(
  order: readonly string[],
  counters: readonly (readonly [what: string, value: number])[],
): readonly (readonly [what: string, value: number])[] {
  const rank = (what: string): number => (order.includes(what) ? order.indexOf(what) : Infinity);
  return [...counters].sort(([a], [b]) => (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0));
}

function middle(words: GameWords, { counters }: TableView): string {
  const says = [words.title, ...countersOf(words, counters)];
  return `--- ${says.join(' | ')} `.slice(0, TERMINAL_COLUMNS).padEnd(TERMINAL_COLUMNS, '-');
}

/** The readings that are not the usual ones; the first value of each option is the usual one. */
function drawReadings({ rules, primer }: GameWords, { options }: TableView): readonly string[] {
  const otherwise = Object.entries(options).filter(
    ([name, value]) => rules.options[name]?.[0] !== value,
  );
  const said = otherwise.map(
    ([name, value]) => primer.readings[name]?.[String(value)] ?? `${name} is ${String(value)}`,
  );
  return said.flatMap((line) => wrap(`In this match: ${line}`, '  '));
}

const hasPositions = ({ primer }: GameWords, zone: string): boolean =>
  primer.positions.some((each) => each.zone === zone);

/** Zones whose cards only their holder sees are listed card by card for that holder. */
const isHeld = ({ rules }: GameWords, zone: string, { cards }: PileView): boolean =>
  rules.zones[zone]?.faces === 'owner' && cards?.some(({ face }) => face !== undefined) === true;

function drawPiles(words: GameWords, zones: SeatView['zones']): readonly string[] {
  const piles = Object.entries(zones)
    .filter(([zone]) => !hasPositions(words, zone) && zone !== words.rules.tableZone)
    .filter(([zone, { count }]) => count > 0 || words.rules.zones[zone]?.faces !== 'all')
    .map(([zone, pile]) => pileWords(words, zone, pile));
  return piles.length === 0 ? [] : wrap(piles.join(' | '), '  ');
}

function pileWords(words: GameWords, zone: string, pile: PileView): string {
  const names = isHeld(words, zone, pile)
    ? []
    : (pile.cards ?? []).flatMap(({ face }) => faceOf(words, face)?.name ?? []);
  return `${zone} ${pile.count}${names.length === 0 ? '' : `: ${inRuns(names).join(', ')}`}`;
}

/** Neighbours of one name are told once, with their number; the order stays. */
function inRuns(names: readonly string[]): readonly string[] {
  const runs: { name: string; times: number }[] = [];
  for (const name of names) {
    const last = runs.at(-1);
    if (last?.name === name) last.times += 1;
    else runs.push({ name, times: 1 });
  }
  return runs.map(({ name, times }) => (times === 1 ? name : `${times} ${name}`));
}

function drawHeld(words: GameWords, zones: SeatView['zones']): readonly string[] {
  return Object.entries(zones)
    .filter(([zone, pile]) => isHeld(words, zone, pile))
    .flatMap(([zone, { cards = [] }]) => [
      `  ${zone}:`,
      ...cards.flatMap((card) => drawHeldCard(words, card)),
    ]);
}

/** The cards in play where the game has no fixed positions for them, in the order they came in. */
function drawRow(words: GameWords, zones: SeatView['zones']): readonly string[] {
  const { tableZone } = words.rules;
  if (hasPositions(words, tableZone)) return [];
  return (zones[tableZone]?.cards ?? []).flatMap((card) => [
    ...drawPlacedCard(words, tableZone, card),
    ...drawAttached(words, card),
  ]);
}

/** Positions that belong to nobody are drawn where something lies there. */
const drawShared = (words: GameWords, shared: SeatView['zones']): readonly string[] =>
  words.primer.positions.flatMap((position) => {
    const cards = (shared[position.zone]?.cards ?? []).filter(
      ({ slot = 0 }) => slot === position.slot,
    );
    return cards.length === 0 ? [] : drawPosition(words, position, cards);
  });

/** The back row of a side first, so that fronts meet in the middle once one side is turned. */
function drawPositions(words: GameWords, zones: SeatView['zones']): readonly (readonly string[])[] {
  return words.primer.positions
    .filter(({ zone }) => zones[zone] !== undefined)
    .map((position) => drawPosition(words, position, zones[position.zone]?.cards ?? []))
    .reverse();
}

function drawPosition(
  words: GameWords,
  { words: where, slot }: Position,
  cards: readonly CardView[],
): readonly string[] {
  const there = cards.filter((each) => (each.slot ?? 0) === slot);
  if (there.length === 0) return [`  ${where.padEnd(8)} .`];
  return there.flatMap((card) => [
    ...drawPlacedCard(words, where, card),
    ...drawAttached(words, card),
  ]);
}

function drawAttached(words: GameWords, card: CardView): readonly string[] {
  return Object.entries(card.with ?? {})
    .filter(([, { count }]) => count > 0)
    .flatMap(([, { count, cards = [] }]) => {
      const unknown = Array<CardView>(count - cards.length).fill({});
      return [...cards, ...unknown].flatMap(({ face }) => {
        const borne = faceOf(words, face);
        const says = borne ? borneWords(borne) : 'a card face down';
        return wrap(`with ${says}`, '             ');
      });
    });
}

/**
 * The table in lines of at most 80 columns, from a view alone: who looks sits below, the others
 * above with their rows turned round, as two people see each other.
 */
import type { CardView, PileView, SeatView, TableView, Viewer } from '@scoresheet/rules-engine';
import {
  capitalised,
  countersWords,
  faceOf,
  hasPositions,
  isHeld,
  isSpokenOf,
  plain,
  readingWords,
  seatWords,
  sidesOf,
  stackWords,
  zoneWords,
  type GameWords,
  type Position,
} from '@scoresheet/rules-presentation';
import { TERMINAL_COLUMNS, wrap } from '../program/wrap.js';
import { borneWords, drawHeldCard, drawPlacedCard } from './draw-card.js';

export function drawTable(words: GameWords, table: TableView, viewer: Viewer): readonly string[] {
  const sides = sidesOf(words, table);
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
  countersWords(words, counters).map(plain);

function middle(words: GameWords, { counters }: TableView): string {
  const says = [words.title, ...countersOf(words, counters)];
  return `--- ${says.join(' | ')} `.slice(0, TERMINAL_COLUMNS).padEnd(TERMINAL_COLUMNS, '-');
}

const drawReadings = (words: GameWords, { options }: TableView): readonly string[] =>
  readingWords(words, options).flatMap((said) => wrap(`In this match: ${plain(said)}`, '  '));

function drawPiles(words: GameWords, zones: SeatView['zones']): readonly string[] {
  const piles = Object.entries(zones)
    .filter(([zone]) => !hasPositions(words, zone) && zone !== words.rules.tableZone)
    .filter(([zone, pile]) => isSpokenOf(words, zone, pile))
    .map(([zone, pile]) => pileWords(words, zone, pile));
  return piles.length === 0 ? [] : wrap(piles.join(' | '), '  ');
}

function pileWords(words: GameWords, zone: string, pile: PileView): string {
  const names = isHeld(words, zone, pile)
    ? []
    : (pile.cards ?? []).flatMap(({ face }) => faceOf(words, face)?.name ?? []);
  return `${zoneWords(words, zone)} ${pile.count}${names.length === 0 ? '' : `: ${inRuns(names).join(', ')}`}`;
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
      `  ${zoneWords(words, zone)}:`,
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

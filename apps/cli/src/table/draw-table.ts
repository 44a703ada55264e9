/**
 * The table in lines of at most 80 columns, from a view alone: who looks sits below, the others
 * above with their rows turned round, as two people see each other.
 */
import type { CardView, PileView, SeatView, TableView, Viewer } from '@scoresheet/rules-engine';
import { TERMINAL_COLUMNS, wrap, wrapLine } from '../wrap.js';
import { faceOf, statWords, type GameWords, type Position } from './game-words.js';

const NAME_COLUMNS = 30;

export function drawTable(words: GameWords, table: TableView, viewer: Viewer): readonly string[] {
  const sides = completed(words, table);
  const own = sides.find(({ seat }) => seat === viewer) ?? sides[0];
  const others = sides.filter((side) => side !== own).reverse();
  return [
    ...others.flatMap((side) => [...drawSide(words, side, viewer)]),
    middle(words, table),
    ...drawPiles(words, table.shared),
    ...(own ? [...drawSide(words, own, viewer)].reverse() : []),
  ].flat();
}

/** A counter that only one seat has stands at 0 for the others; empty positions are drawn too. */
function completed({ positions }: GameWords, { seats, shared }: TableView): readonly SeatView[] {
  const zeros = Object.fromEntries(
    seats.flatMap(({ counters }) => Object.keys(counters).map((what) => [what, 0])),
  );
  const empty: Record<string, PileView> = {};
  for (const { zone } of positions) if (!shared[zone]) empty[zone] = { count: 0, cards: [] };
  return seats.map(({ seat, counters, zones }) => ({
    seat,
    counters: { ...zeros, ...counters },
    zones: { ...empty, ...zones },
  }));
}

/** From the edge of the table to its middle; each item keeps the order of its own lines. */
function drawSide(
  words: GameWords,
  { seat, counters, zones }: SeatView,
  viewer: Viewer,
): readonly (readonly string[])[] {
  const who = seat === viewer ? `Seat ${seat} (you)` : `Seat ${seat}`;
  return [
    wrap([who, ...countersOf(counters)].join(' | '), ''),
    drawPiles(words, zones),
    drawHeld(words, zones),
    ...drawPositions(words, zones),
  ];
}

const countersOf = (counters: SeatView['counters']): readonly string[] =>
  Object.entries(counters).map(([what, value]) => `${spoken(what)} ${value}`);

/** `drawFailed` as "draw failed". */
const spoken = (what: string): string =>
  what.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function middle({ title }: GameWords, table: TableView): string {
  const underway = table.underway.map((frame) => (frame as { kind: string }).kind).join(' > ');
  const says = [title, ...countersOf(table.counters), ...(underway === '' ? [] : [underway])];
  return `--- ${says.join(' | ')} `.slice(0, TERMINAL_COLUMNS).padEnd(TERMINAL_COLUMNS, '-');
}

const hasPositions = ({ positions }: GameWords, zone: string): boolean =>
  positions.some((each) => each.zone === zone);

/** Zones whose cards only their holder sees are listed card by card for that holder. */
const isHeld = ({ rules }: GameWords, zone: string, { cards }: PileView): boolean =>
  rules.zones[zone]?.faces === 'owner' && cards?.some(({ face }) => face !== undefined) === true;

function drawPiles(words: GameWords, zones: SeatView['zones']): readonly string[] {
  const piles = Object.entries(zones)
    .filter(([zone]) => !hasPositions(words, zone))
    .filter(([zone, { count }]) => count > 0 || words.rules.zones[zone]?.faces !== 'all')
    .map(([zone, pile]) => pileWords(words, zone, pile));
  return piles.length === 0 ? [] : wrap(piles.join(' | '), '  ');
}

function pileWords(words: GameWords, zone: string, pile: PileView): string {
  const names = isHeld(words, zone, pile)
    ? []
    : (pile.cards ?? []).flatMap(({ face }) => faceOf(words, face)?.name ?? []);
  return `${zone} ${pile.count}${names.length === 0 ? '' : `: ${names.join(', ')}`}`;
}

function drawHeld(words: GameWords, zones: SeatView['zones']): readonly string[] {
  return Object.entries(zones)
    .filter(([zone, pile]) => isHeld(words, zone, pile))
    .flatMap(([zone, { cards = [] }]) => [
      `  ${zone}:`,
      ...cards.flatMap((card) => heldLine(words, card)),
    ]);
}

function heldLine(words: GameWords, { face }: CardView): readonly string[] {
  const printed = faceOf(words, face);
  if (!printed) return ['    a card face down'];
  const { name, cost, type, stats } = printed;
  const what = [`cost ${cost}`, type.replaceAll('-', ' '), statWords(stats)];
  return wrapLine(`    ${name.padEnd(NAME_COLUMNS)} ${what.join('  ')}`.trimEnd());
}

/** The back row of a side first, so that fronts meet in the middle once one side is turned. */
function drawPositions(words: GameWords, zones: SeatView['zones']): readonly (readonly string[])[] {
  return words.positions
    .filter(({ zone }) => zones[zone] !== undefined)
    .map((position) => drawPosition(words, position, zones[position.zone]?.cards ?? []))
    .reverse();
}

function drawPosition(
  words: GameWords,
  { words: where, slot }: Position,
  cards: readonly CardView[],
): readonly string[] {
  const card = cards.find((each) => each.slot === slot);
  if (!card) return [`  ${where.padEnd(8)} .`];
  const name = faceOf(words, card.face)?.name ?? 'a card face down';
  const marks = Object.entries(card.marks ?? {}).filter(([, value]) => value !== 0);
  const marked = marks.map(([mark, value]) => (value === 1 ? mark : `${mark} ${value}`));
  const start = `  ${where.padEnd(8)} ${name.padEnd(NAME_COLUMNS)}`;
  const line = `${start} ${statWords(card.values ?? {})}  ${marked.join(', ')}`.trimEnd();
  return [...wrapLine(line), ...drawAttached(words, card)];
}

function drawAttached(words: GameWords, card: CardView): readonly string[] {
  return Object.entries(card.with ?? {})
    .filter(([, { count }]) => count > 0)
    .flatMap(([zone, pile]) => wrap(pileWords(words, zone, pile), '             '));
}

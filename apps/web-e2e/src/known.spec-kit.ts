/**
 * What a page has to say of a table, reckoned from the view of whoever looks and the names of the
 * game's layout: all that the view has, and nothing that it has not.
 */
import type { CardView, PileView, SeatView, TableView } from '@scoresheet/rules-engine';
import {
  countersWords,
  plain,
  spoken,
  stateWords,
  type Area,
  type BoardGame,
  type CounterLabel,
} from '@scoresheet/rules-presentation';
import type { Drawn, DrawnArea, DrawnCard } from './drawn.spec-kit.js';

/** `seats`: those whose areas are drawn. */
export function knownOf(
  game: BoardGame,
  table: TableView,
  seats: readonly number[],
): Omit<Drawn, 'seats'> {
  const sides = table.seats.filter(({ seat }) => seats.includes(seat));
  const areas = [
    ...sides.flatMap(({ seat, zones }) => game.layout.seat.map((area) => ({ area, seat, zones }))),
    ...game.layout.shared.map((area) => ({ area, seat: 0, zones: table.shared })),
  ];
  const known = areas
    // A pile of one seat is a number in its line; one of everybody lies in the middle.
    .filter(({ area, seat }) => seat === 0 || area.as !== 'pile')
    .map(({ area, seat, zones }) => {
      return [`${seat} ${area.zone} ${area.title}`, areaOf(game, area, zones[area.zone])] as const;
    });
  return {
    areas: Object.fromEntries(known.filter(([, { cards, unknown }]) => cards.length + unknown > 0)),
    lines: Object.fromEntries(
      table.seats.map((seat) => [String(seat.seat), linesOf(game, seat)] as const),
    ),
  };
}

function areaOf(game: BoardGame, { slots, loose, as }: Area, pile?: PileView): DrawnArea {
  const { cards = [], count = 0 } = pile ?? {};
  // A hand of which nobody sees a card is a number in the line of its seat.
  if (as === 'hand' && cards.length === 0) return { cards: [], unknown: 0 };
  if (slots) {
    const placed = slots.flatMap(({ slot }) => cards.filter((card) => card.slot === slot));
    return { cards: placed.map((card) => cardOf(game, card, false)), unknown: 0 };
  }
  const lying = loose ? cards.filter(({ slot }) => slot === undefined) : cards;
  const drawn = lying.map((card) => cardOf(game, card, as === 'hand'));
  return { cards: drawn, unknown: loose ? 0 : count - cards.length };
}

function cardOf(game: BoardGame, card: CardView, isHeld: boolean): DrawnCard {
  const { rules, layout } = game;
  const face = rules.faces[card.face ?? ''];
  const drawnAsFigures = layout.figures.flatMap(({ less }) => less ?? []);
  const said = stateWords(game, card, [...drawnAsFigures, ...rules.shownValues]).map(plain);
  const under = Object.values(card.with ?? {});
  const borne = under.flatMap(({ cards = [] }) => cards);
  const unknown = under.reduce((sum, { count }) => sum + count, 0) - borne.length;
  const words = [
    ...(face && isHeld ? [face.type.replaceAll('-', ' '), `cost ${face.cost}`] : []),
    ...said,
    ...borne.map((each) => `+ ${rules.faces[each.face ?? '']?.name ?? FACE_DOWN}`),
    ...(unknown > 0 ? [`+ ${unknown}`] : []),
  ];
  return { name: face?.name ?? FACE_DOWN, words: inPieces(words), figures: figuresOf(game, card) };
}

/** Where nothing is said, the one piece is empty. */
const inPieces = (words: readonly string[]): readonly string[] =>
  words.join(', ').split(', ').sort();

const FACE_DOWN = 'a card face down';

function figuresOf({ rules, layout }: BoardGame, card: CardView): readonly string[] {
  const face = rules.faces[card.face ?? ''];
  if (!face) return [];
  return layout.figures.flatMap(({ value, label, less }) => {
    const printed = face.stats[value];
    const inPlay = card.values?.[value] ?? printed ?? 0;
    const now = inPlay - (less === undefined ? 0 : (card.marks?.[less] ?? 0));
    if (printed === undefined) return inPlay === 0 ? [] : [`${label} ${now}`];
    return printed === now ? [`${label} ${now}`] : [`${label} ${now} (${printed})`];
  });
}

/** Counters that the layout names, others that the game speaks of, piles that no counter has named. */
function linesOf(game: BoardGame, { counters, zones }: SeatView): readonly string[] {
  const { layout } = game;
  const valueOf = (label: CounterLabel): number =>
    ('counter' in label ? counters[label.counter] : zones[label.cardsIn]?.count) ?? 0;
  const labels = new Set(layout.counters.map(({ label }) => label));
  const names = layout.counters.flatMap((label) => ('counter' in label ? label.counter : []));
  const others = Object.entries(counters)
    .filter(([name, value]) => value !== 0 && !names.includes(name))
    .filter(([name, value]) => countersWords(game, { [name]: value }).length > 0);
  const piles = layout.seat
    .filter(({ as, title }) => as === 'pile' && !labels.has(title))
    .map(({ title, zone }) => [title, zones[zone]?.count ?? 0] as const);
  return [
    ...layout.counters.map((label) => `${label.label} ${valueOf(label)}`),
    ...others.map(([name, value]) => `${spoken(name)} ${value}`),
    ...piles.filter(([, count]) => count > 0).map(([title, count]) => `${title} ${count}`),
  ];
}

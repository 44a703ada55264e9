/**
 * A table as text, for who reads it or has it read out: the middle, then each side, from a view
 * alone.
 */
import type {
  CardView,
  DecisionView,
  PileView,
  Seat,
  SeatView,
  TableView,
  Viewer,
} from '@scoresheet/rules-engine';
import { unknownCard } from './card-names.js';
import { givenWords, isBorne, stateWords, statWords } from './card-words.js';
import { decisionWords } from './decision-words.js';
import { counted, faceOf, faceWords, seatWords, zoneWords, type GameWords } from './game-words.js';
import { outcomeWords } from './outcome-words.js';
import type { Position } from './primer.js';
import { capitalised, joined, say, type Sentence } from './sentence.js';
import { countersWords, hasPositions, isHeld, isSpokenOf, readingWords, sidesOf } from './sides.js';
import { stackWords } from './stack-words.js';

export interface TableSection {
  /** "Fuzzycards", "Seat 1 (you)". */
  readonly title: Sentence;
  /** A sentence for each thing that lies there or is so. */
  readonly says: readonly Sentence[];
}

/**
 * The side of the seat `below` comes right after the middle, the others as they sit from there on. Only
 * the viewer's own side is called theirs.
 */
export function tableWords(
  words: GameWords,
  table: TableView,
  { viewer, below }: { readonly viewer: Viewer; readonly below: Seat },
): readonly TableSection[] {
  const sides = sidesOf(words, table);
  const first = Math.max(
    0,
    sides.findIndex(({ seat }) => seat === below),
  );
  const around = [...sides.slice(first), ...sides.slice(0, first)];
  const sections = [
    middle(words, table),
    ...around.map((side) => sideSection(words, side, viewer)),
  ];
  return sections.map(({ title, says }) => ({
    title: capitalised(title),
    says: says.map((said) => capitalised(counted(words, said))),
  }));
}

const middle = (words: GameWords, table: TableView): TableSection => ({
  title: say`${words.title}`,
  says: [
    ...inOneSentence(countersWords(words, table.counters)),
    ...readingWords(words, table.options).map((reading) => say`in this match: ${reading}`),
    ...zonesWords(words, table.shared),
    ...stackWords(words, table),
    ...table.decisions.map((decision) => askedWords(words, decision)),
    ...(table.outcome ? [outcomeWords(words, table.outcome)] : []),
  ],
});

const askedWords = (words: GameWords, { seat, kind }: DecisionView): Sentence =>
  say`${seatWords(words, seat)} decides: ${decisionWords(words, kind).title}`;

const sideSection = (
  words: GameWords,
  { seat, counters, zones }: SeatView,
  viewer: Viewer,
): TableSection => ({
  title: say`${seatWords(words, seat)}${seat === viewer ? ' (you)' : ''}`,
  says: [...inOneSentence(countersWords(words, counters)), ...zonesWords(words, zones)],
});

const inOneSentence = (said: readonly Sentence[]): readonly Sentence[] =>
  said.length === 0 ? [] : [joined(said, ', ')];

type Zones = SeatView['zones'];

/** What stands at positions first, then what is in play elsewhere, the hand, and the piles. */
function zonesWords(words: GameWords, zones: Zones): readonly Sentence[] {
  const { tableZone } = words.rules;
  const others = Object.entries(zones).filter(([zone]) => !hasPositions(words, zone));
  const inPlay = others.filter(([zone]) => zone === tableZone);
  const held = others.filter(([zone, pile]) => isHeld(words, zone, pile));
  const piles = others.filter(
    ([zone, pile]) =>
      zone !== tableZone && !isHeld(words, zone, pile) && isSpokenOf(words, zone, pile),
  );
  return [
    ...positionsWords(words, zones),
    ...inPlay.flatMap(([zone, { cards = [] }]) =>
      cards.map((card) => say`${zoneWords(words, zone)}: ${standingWords(words, card)}`),
    ),
    ...held.flatMap(([zone, { cards = [] }]) =>
      cards.map((card) => say`${zoneWords(words, zone)}: ${heldWords(words, card)}`),
    ),
    ...piles.map(([zone, pile]) => pileWords(words, zone, pile)),
  ];
}

function positionsWords(words: GameWords, zones: Zones): readonly Sentence[] {
  const positions = words.primer.positions.filter(({ zone }) => zones[zone] !== undefined);
  const cardsAt = ({ zone, slot }: Position): readonly CardView[] =>
    (zones[zone]?.cards ?? []).filter((card) => (card.slot ?? 0) === slot);
  const empty = positions.filter((position) => cardsAt(position).length === 0);
  return [
    ...positions.flatMap((position) =>
      cardsAt(position).map((card) => say`${position.words}: ${standingWords(words, card)}`),
    ),
    ...(empty.length === 0
      ? []
      : [
          say`empty: ${joined(
            empty.map((each) => each.words),
            ', ',
          )}`,
        ]),
  ];
}

/** "Mole, ATK 3, HP 4, has attacked; with Sword, ATK +2". */
function standingWords(words: GameWords, card: CardView): Sentence {
  const said = [
    nameWords(words, card),
    ...statWords(card.values ?? {}),
    ...stateWords(words, card),
  ];
  return joined([joined(said, ', '), ...attachedWords(words, card)], '; ');
}

const attachedWords = (words: GameWords, card: CardView): readonly Sentence[] =>
  Object.values(card.with ?? {}).flatMap(({ count, cards = [] }) => {
    const known = cards.map((each) => {
      const face = faceOf(words, each.face);
      const given = face && isBorne(words, face) ? givenWords(face) : [];
      return say`with ${joined([nameWords(words, each), ...given], ', ')}`;
    });
    const unknown = count - cards.length;
    return unknown === 0 ? known : [...known, say`with ${unknown} cards face down`];
  });

/** A card as its holder sees it, with its price. */
function heldWords(words: GameWords, card: CardView): Sentence {
  const face = faceOf(words, card.face);
  if (!face) return [nameWords(words, card)];
  const { type, cost, stats } = face;
  const figures = isBorne(words, face)
    ? givenWords(face)
    : [...statWords(stats), ...stateWords(words, card)];
  const what = [say`cost ${cost}`, say`${type.replaceAll('-', ' ')}`, ...figures];
  return joined([nameWords(words, card), ...what], ', ');
}

function pileWords(words: GameWords, zone: string, { count, cards = [] }: PileView): Sentence {
  const known = cards.flatMap(({ face, id }) => faceWords(words, face, id) ?? []);
  const what = say`${zoneWords(words, zone)}: ${count} cards`;
  return known.length === 0 ? what : say`${what}: ${joined(known, ', ')}`;
}

const nameWords = (words: GameWords, { face, id }: CardView) =>
  faceWords(words, face, id) ?? { ...unknownCard(id), text: 'a card face down' };

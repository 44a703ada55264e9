/** Follows hidden cards through a game, whatever ids they are given on their way. */
import {
  seesFaces,
  type CardId,
  type Fact,
  type Place,
  type Rules,
  type Seat,
  type Viewer,
} from '@scoresheet/rules-engine';

interface Following {
  readonly rules: Rules;
  readonly viewer: Viewer;
  /** The places of the cards before the first fact, by the ids that they have then. */
  readonly at: ReadonlyMap<CardId, Place>;
  readonly facts: readonly Fact[];
}

/** Ids, as they were at first, of cards that the viewer neither sees nor is shown by any fact. */
export function unseenCards({ rules, viewer, at, facts }: Following): ReadonlySet<CardId> {
  const places = new Map(at);
  const first = new Map<CardId, CardId>();
  const families = new Map<string, number>();
  const isOpen = (place: Place): boolean => seesFaces(rules, place, viewer);
  const seen = new Set([...at].filter(([, place]) => isOpen(place)).map(([id]) => id));
  for (const fact of facts) {
    if (fact.kind === 'stocked') {
      for (const id of stockedIds(fact, families)) {
        places.set(id, fact.to);
        if (isOpen(fact.to)) seen.add(id);
      }
    }
    if (fact.kind === 'moved') {
      const start = first.get(fact.card) ?? fact.card;
      first.set(fact.as, start);
      places.set(start, fact.to);
      noteId(fact.as, families);
      if (isOpen(fact.to)) seen.add(start);
    }
    if (fact.kind === 'shown' && (fact.seat === 0 || fact.seat === viewer)) {
      for (const [start, place] of places) if (place === fact.place) seen.add(start);
    }
  }
  const ids = [...places.keys()];
  return new Set(ids.filter((id) => !seen.has(id)));
}

type Stocked = Extract<Fact, { kind: 'stocked' }>;
type Families = Map<string, number>;

/** The ids that new cards take: the next numbers of their family. */
function stockedIds({ family, faces }: Stocked, families: Families): readonly CardId[] {
  const last = families.get(family) ?? 0;
  families.set(family, last + faces.length);
  return faces.map((_, index) => `${family}${last + index + 1}`);
}

function noteId(id: CardId, families: Families): void {
  const [, family = '', number = '0'] = /^(.*?)(\d+)$/.exec(id) ?? [];
  families.set(family, Math.max(families.get(family) ?? 0, Number(number)));
}

/** A seat's deck as it was brought: the positions in it of cards that the viewer never sees. */
export function unseenOfDecks(
  following: Omit<Following, 'at'>,
): ReadonlyMap<Seat, readonly number[]> {
  const unseen = unseenCards({ ...following, at: new Map() });
  const families: Families = new Map();
  const brought = new Map<Seat, number>();
  const positions = new Map<Seat, number[]>();
  for (const fact of following.facts) {
    if (fact.kind === 'moved') noteId(fact.as, families);
    if (fact.kind !== 'stocked') continue;
    for (const id of stockedIds(fact, families)) {
      const position = brought.get(fact.owner) ?? 0;
      brought.set(fact.owner, position + 1);
      if (!unseen.has(id)) continue;
      positions.set(fact.owner, [...(positions.get(fact.owner) ?? []), position]);
    }
  }
  return positions;
}

/** A deck with the cards of some positions mixed among themselves. */
export function remixed(
  deck: readonly string[],
  positions: readonly number[],
  mix: (faces: readonly string[]) => readonly string[],
): readonly string[] {
  const faces = mix(positions.map((position) => deck[position] as string));
  const result = [...deck];
  positions.forEach((position, index) => (result[position] = faces[index] as string));
  return result;
}

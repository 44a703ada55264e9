/** What a card may be called, so that whoever names it is understood, and names no other. */
import {
  cardOf,
  cardsIn,
  holderOf,
  place,
  zoneOf,
  type Card,
  type CardId,
  type Seat,
} from '@scoresheet/rules-engine';
import { ordinal } from '@scoresheet/rules-presentation';
import {
  listed,
  placeNamed,
  placeWords,
  printedName,
  seatName,
  seatNamed,
  type Table,
} from './names.js';

/** `Ape (2nd in north's party)`: the printed name, and where exactly the card lies. */
export function preciseName(table: Table, id: CardId): string {
  const { game, state } = table;
  const name = printedName(game, cardOf(state, id).face);
  return `${name} (${whereabouts(table, id)})`;
}

function whereabouts(table: Table, id: CardId): string {
  const { game, state } = table;
  const { place, slot, face } = cardOf(state, id);
  if (
    slot > 0 &&
    cardsIn(state, place).filter((one) => cardOf(state, one).slot === slot).length === 1
  )
    return placeSaid(table, place, slot);
  const alike = listed(table, place).filter(
    (one) => printedName(game, cardOf(state, one).face) === printedName(game, face),
  );
  const there = `in ${placeSaid(table, place, 0)}`;
  return alike.length === 1 ? there : `${ordinal(alike.indexOf(id) + 1)} ${there}`;
}

/** `north's altar 1`, `the discard`, `the relics of Ape (north's altar 1)`. */
function placeSaid(table: Table, at: string, slot: number): string {
  const holder = holderOf(at);
  const words = placeWords(table.game, zoneOf(at), slot);
  if (table.state.cards[holder]) return `the ${words} of ${preciseName(table, holder)}`;
  return holder === '0' ? `the ${words}` : `${seatName(table.game, Number(holder))}'s ${words}`;
}

/** All that can be seen of a card, whatever its id is: two that are alike may stand for each other. */
export function likenessOf({ state }: Table, id: CardId): unknown {
  const card = state.cards[id];
  if (!card) return id;
  const held = Object.keys(state.places).filter((at) => holderOf(at) === id);
  return {
    ...card,
    id: '',
    changes: state.modifiers
      .filter(({ card: changed }) => changed === id)
      .map((modifier) => ({ ...modifier, id: '', card: '' })),
    holds: held.map((at) => [
      zoneOf(at),
      cardsIn(state, at).map((one) => ({ ...cardOf(state, one), id: '', place: '' })),
    ]),
  };
}

/** Every card that the words may mean, the acting seat's own first. */
export function cardsNamed(table: Table, words: string, seat: Seat): readonly CardId[] {
  const labelled = table.labels.get(words);
  if (labelled !== undefined) return [labelled];
  const there = cardAt(table, words);
  if (there !== undefined) return [there];
  const [, name] = /^(.+) \(.+\)$/.exec(words) ?? [];
  if (name !== undefined) {
    const precise = cardsNamed(table, name, seat).filter((id) => preciseName(table, id) === words);
    if (precise.length > 0) return precise;
  }
  const found = Object.values(table.state.cards).filter(
    ({ face }) => printedName(table.game, face) === words,
  );
  const strangeness = (card: Card): number => (holderOf(card.place) === String(seat) ? 0 : 1);
  return found.sort((a, b) => strangeness(a) - strangeness(b)).map(({ id }) => id);
}

/** `north's altar 1`: the card that lies there. */
function cardAt({ game, state }: Table, words: string): CardId | undefined {
  const [, name, where] = /^(\S+)'s (.+)$/.exec(words) ?? [];
  const seat = seatNamed(game, name ?? '');
  const spot = where === undefined ? undefined : placeNamed(game, where);
  if (seat === undefined || !spot) return undefined;
  return cardsIn(state, place(spot.zone, seat)).find(
    (id) => spot.slot === undefined || cardOf(state, id).slot === spot.slot,
  );
}

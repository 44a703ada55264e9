/** What a card may be called, so that whoever names it is understood, and names no other. */
import { cardOf, cardsIn, holderOf, zoneOf, type CardId } from '@scoresheet/rules-engine';
import { listed, placeWords, printedName, seatName, type Table } from './names.js';

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

function ordinal(count: number): string {
  const ending = count % 100 > 10 && count % 100 < 14 ? 'th' : ['th', 'st', 'nd', 'rd'][count % 10];
  return `${count}${ending ?? 'th'}`;
}

/** All that can be seen of a card, whatever its id is: two that are alike may stand for each other. */
export function likenessOf({ state }: Table, id: CardId): unknown {
  const card = state.cards[id];
  if (!card) return id;
  const held = Object.keys(state.places).filter((at) => holderOf(at) === id);
  return {
    ...{ ...card, id: '' },
    changes: state.modifiers
      .filter(({ card: changed }) => changed === id)
      .map((modifier) => ({ ...modifier, id: '', card: '' })),
    holds: held.map((at) => [
      zoneOf(at),
      cardsIn(state, at).map((one) => ({ ...cardOf(state, one), id: '', place: '' })),
    ]),
  };
}

/** What may be answered in Counter Clash, what it costs, and how it resolves. */
import { draw, move } from '../acts/cards.js';
import { push, rework, setCounter, tell } from '../acts/play.js';
import type { Happening } from '../contract/happening-rules.js';
import type { Play } from '../contract/play.js';
import type { Reading } from '../contract/rules.js';
import type { Card, CardId, Frame, Seat, State } from '../contract/state.js';
import type { WindowRules } from '../contract/window-rules.js';
import { cardOf, cardsIn, place, seatCounter, tableCounter } from '../state/state.js';

type Call = { does: 'call'; card: CardId; seat: Seat };
type Counter = { does: 'nullify' | 'shield'; card: CardId; seat: Seat };
type Item = Call | Counter;

export interface CheckFrame extends Frame {
  readonly kind: 'check';
}

export const active = (state: State): Seat => tableCounter(state, 'active');
const costOf = ({ rules }: Reading, { face }: Card): number => rules.faces[face]?.cost ?? 0;

/** A cost is looked at before anything is paid: what cannot be paid is not offered. */
export const canPay = (reading: Reading, seat: Seat, card: Card): boolean =>
  seatCounter(reading.state, seat, 'gauge') >= costOf(reading, card);

export function pay(play: Play, seat: Seat, card: Card): void {
  setCounter(play, seat, 'gauge', seatCounter(play.state, seat, 'gauge') - costOf(play, card));
}

export const handOf = ({ state, rules }: Reading, seat: Seat, type: string): readonly Card[] =>
  cardsIn(state, place('hand', seat))
    .map((id) => cardOf(state, id))
    .filter(({ face }) => rules.faces[face]?.type === type);

export const window: WindowRules = {
  first: active,
  after: (_, seat) => 3 - seat,
  responses: (reading, seat) =>
    handOf(reading, seat, 'counter')
      .filter((card) => canPay(reading, seat, card))
      .map(({ id }) => ({ id: `counter ${id}`, card: id })),

  announce(play, seat, { card: id = '' }) {
    const card = cardOf(play.state, id);
    pay(play, seat, card);
    const declared = move(play, id, place('declared', 0));
    tell(play, 'countered', { seat, face: card.face });
    return { does: card.face === 'counter-nullify' ? 'nullify' : 'shield', card: declared, seat };
  },

  resolve(play, item) {
    const { does, card, seat } = item as Item;
    if (does === 'call') return enter(play, card, seat);
    if (does === 'nullify') nullify(play);
    else callOffAttack(play);
    move(play, card, place('drop', seat));
  },
};

/** The window of the call lies on top: what it held back never comes onto the field. */
function nullify(play: Play): void {
  const frame = play.state.stack.at(-1) as Frame & { act: Item | null };
  const { act } = frame;
  if (act?.does !== 'call') return;
  move(play, act.card, place('drop', act.seat));
  frame.act = null;
  tell(play, 'nullified', {});
}

/** The attack waits below the window: it is called off where it stands. */
function callOffAttack(play: Play): void {
  for (const frame of play.state.stack) {
    if (frame.kind !== 'happening') continue;
    const attack = rework(play, frame as Frame & { now: (Happening | null)[] });
    attack.now = attack.now.map((now) => (now?.kind === 'attack' ? null : now));
    tell(play, 'called-off', {});
  }
}

function enter(play: Play, card: CardId, seat: Seat): void {
  const monster = move(play, card, place('field', seat));
  draw(play, place('deck', seat), place('soul', monster), 1);
  push(play, { kind: 'check' } as CheckFrame);
}

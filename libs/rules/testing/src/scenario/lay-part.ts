/** Lays what a seat or the table has: cards where they lie, and counters. */
import {
  cardsIn,
  invariant,
  mark,
  place,
  reslot,
  setCounter,
  stock,
  type CardId,
  type Place,
  type Play,
  type Seat,
} from '@scoresheet/rules-engine';
import { givenBy, layChanges } from './changes.js';
import { lineOf, located } from './lines.js';
import {
  codeNamed,
  counterNamed,
  giveLabel,
  isPile,
  nothingOfACard,
  placeNamed,
  seatCalled,
  seatNamed,
  type Table,
} from './names.js';
import type { ScenarioGame, ScenarioPlace } from './scenario-game.js';
import { cardSaid, codesSaid, counterSaid } from './values-said.js';
import { asList, asWords, type Words } from './words.js';

/** Words of a card that say what it has got. */
const CHANGES = ['gets', 'until', 'given by'];

export function layPart(table: Table, play: Play, seat: Seat, part: Words): void {
  const { game } = table;
  for (const [words, said] of Object.entries(part)) {
    located(lineOf(part, words), () => {
      const spot = placeNamed(game, words);
      if (spot) layCards(table, play, { seat, spot, at: place(spot.zone, seat) }, said);
      else if (said === null) layMark(game, play, seat, words);
      else setCounter(play, seat, counterNamed(game, words), counterSaid(game, said));
    });
  }
}

/** `south has redrawn`, `genesis flip done`: a counter that is 1. */
function layMark(game: ScenarioGame, play: Play, seat: Seat, words: string): void {
  const [, who, what] = /^(\S+) has (.+)$/.exec(words) ?? [];
  const whose = who === undefined ? undefined : seatNamed(game, who);
  if (whose === undefined) setCounter(play, seat, counterNamed(game, words), 1);
  else setCounter(play, whose, counterNamed(game, what ?? ''), 1);
}

interface Spot {
  readonly seat: Seat;
  readonly spot: ScenarioPlace;
  readonly at: Place;
}

function layCards(table: Table, play: Play, where: Spot, said: unknown): void {
  if (said === null || said === 'empty') return;
  const items = asList(said);
  const entries = items.map((item, index) => ({ item, line: lineOf(said, index) }));
  for (const { item, line } of isPile(table.game, where.spot.zone) ? entries.reverse() : entries) {
    located(line, () => {
      if (item === null) cardSaid(item);
      else if (typeof item === 'object') layCard(table, play, where, asWords(item, 'a card'));
      else for (const code of codesSaid(table.game, item)) layPlain(play, where, code);
    });
  }
}

function layPlain(play: Play, { seat, spot, at }: Spot, code: string): CardId {
  stock(play, at, seat, [code]);
  const id = cardsIn(play.state, at).at(-1);
  invariant(id !== undefined, 'a card that was laid lies there');
  reslot(play, id, spot.slot ?? 0);
  return id;
}

function layCard(table: Table, play: Play, where: Spot, words: Words): void {
  const { card, as, owner, ...rest } = words;
  const { game } = table;
  const seat = owner === undefined ? where.seat : seatCalled(game, String(owner));
  const id = layPlain(play, { ...where, seat }, codeNamed(game, cardSaid(card)));
  if (as !== undefined) giveLabel(table, String(as), id);
  layChanges(table, play, id, rest);
  for (const [word, said] of Object.entries(rest)) {
    if (CHANGES.includes(word) || givenBy(game, word)) continue;
    const spot = placeNamed(game, word);
    const name = game.marks[word];
    if (spot) layCards(table, play, { seat, spot, at: place(spot.zone, id) }, said);
    else if (name === undefined) throw new Error(nothingOfACard(game, word));
    else mark(play, id, name, counterSaid(game, said));
  }
}

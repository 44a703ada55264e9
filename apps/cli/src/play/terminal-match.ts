/** A match on its record at one terminal: what each seat sees of it, and what it has heard. */
import type { AutoPassUntil } from '@scoresheet/contracts-messages';
import {
  audienceOf,
  isPlay,
  offlineTable,
  sendOrThrow,
  type MatchEnvironment,
  type NotAccepted,
  type OfflineEvent,
  type OfflineSeating,
  type Sent,
} from '@scoresheet/domain-match';
import { exportRecord } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import {
  JUDGE,
  view,
  type CardId,
  type DecisionView,
  type Seat,
  type TableView,
} from '@scoresheet/rules-engine';
import { drawClocks } from '../table/draw-clocks.js';
import { drawEvent } from '../table/draw-event.js';
import { learnNames, type GameWords, type Sentence } from '@scoresheet/rules-presentation';
import { gameNamed } from '../program/options.js';

export interface TerminalMatch {
  readonly words: GameWords;
  isOver(): boolean;
  /** The table as the seat may know it: all that is ever drawn. */
  seen(seat: Seat): TableView;
  /** What each clock shows; none in a match without clocks. */
  clocks(): readonly string[];
  /** Until when the seat passes beforehand; null where it does not. */
  standing(seat: Seat): AutoPassUntil | null;
  /** The decision that the rules wait for, with its options; undefined once the game is over. */
  waitsFor(): DecisionView | undefined;
  /** A command that is not accepted leaves no trace. */
  send(sent: Sent): OfflineEvent | NotAccepted;
  /** What has happened so far in words, event by event, as the seat knows it. */
  heard(seat: Seat): readonly (readonly string[])[];
  /** The record as a file, with every seat's secrets: for when the game is over. */
  exported(): string;
}

/** What one seat has heard, and the cards that it has come to know. */
interface Ear {
  readonly seat: Seat;
  readonly names: Map<CardId, Sentence>;
  readonly lines: (readonly string[])[];
}

export function beginMatch(env: MatchEnvironment, seating: OfflineSeating): TerminalMatch {
  const game = gameNamed(seating.game);
  const table = offlineTable(env, seating);
  const bytes: Uint8Array[] = [];
  const ears = earsOf(seating.decks.length);

  for (let sent = table.seating(); sent; sent = table.seating()) {
    keepAll(sendOrThrow(table, sent, seating.name));
  }

  function seen(seat: Seat): TableView {
    const state = table.state()?.table;
    if (!state) throw new Error('the game has not begun');
    return view({ rules: game.rules, state }, seat);
  }

  /** Keeps an event with what follows from it by itself. */
  function keepAll(first: OfflineEvent): OfflineEvent {
    for (let event: OfflineEvent | undefined = first; event; event = table.goOn()) {
      bytes.push(event.bytes);
      if (table.state()?.table) for (const ear of ears) hear(game, ear, event, seen(ear.seat));
    }
    return first;
  }

  /** While somebody typed, the clock went on: what it says comes first. */
  function send(sent: Sent): OfflineEvent | NotAccepted {
    for (let event = table.clockSays(); event; event = table.clockSays()) keepAll(event);
    const outcome = table.send(sent);
    return 'outcome' in outcome ? outcome : keepAll(outcome);
  }

  return {
    words: game,
    isOver: table.isOver,
    seen,
    clocks: () => drawClocks(table.state()?.seats ?? []),
    waitsFor() {
      const asked = seen(JUDGE).decisions.find(({ optional }) => !optional);
      return asked && seen(asked.seat).decisions.find(({ id }) => id === asked.id);
    },
    send,
    standing: (seat) => table.state()?.seats[seat - 1]?.autoPass?.until ?? null,
    heard: (seat) => ears[seat]?.lines ?? [],
    exported: () => exportRecord(bytes, sha256),
  };
}

/** The JUDGE's, and one for each seat. */
const earsOf = (seats: number): readonly Ear[] =>
  Array.from({ length: seats + 1 }, (_, seat) => ({ seat, names: new Map(), lines: [] }));

function hear(
  words: GameWords,
  { seat, names, lines }: Ear,
  { header, parts }: OfflineEvent,
  seen: TableView,
): void {
  if (!isPlay(header)) return;
  const audience = audienceOf(seat);
  learnNames(names, words, seen);
  lines.push(drawEvent(words, parts[audience] ?? parts.public, names));
}

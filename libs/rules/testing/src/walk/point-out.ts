/** Makes a choice as a person does at the table: by a verb and by pointing, one after another. */
import type { Decision, TableView } from '@scoresheet/rules-engine';
import {
  askedAs,
  MAX_BUTTONS,
  narrow,
  pickKey,
  type Chosen,
  type Narrowing,
  type OptionReader,
  type Pick,
  type ReadOption,
} from '@scoresheet/rules-presentation';

export interface AtTheTable {
  readonly reads: OptionReader;
  readonly decision: Decision;
  /** As the asked seat sees it. */
  readonly table: TableView;
}

/** The verb is said before anything is pointed at, or only when nothing else helps. */
export type Manner = 'verb-first' | 'pointing-first';

export interface PointedOut {
  readonly chosen: Chosen;
  readonly last: Narrowing;
  /** Picks that could not be made; words that go without saying are among them. */
  readonly unsaid: readonly Pick[];
  /** The most buttons that were offered at once. */
  readonly mostButtons: number;
}

/** Says all of an option that can be said, in the order of its picks. */
export function pointOut(at: AtTheTable, read: ReadOption, manner: Manner): PointedOut {
  const { reads, decision, table } = at;
  let unsaid = read.steps.flatMap(({ picks }) => picks);
  let chosen: Chosen = manner === 'verb-first' && read.verb ? saying(read) : { picks: [] };
  let mostButtons = 0;
  for (;;) {
    const last = narrow(reads, decision, chosen);
    mostButtons = Math.max(mostButtons, buttonsOf(last, table));
    const offered = new Set(last.next.map(pickKey));
    const pick = unsaid.find((each) => offered.has(pickKey(each)));
    if (pick !== undefined) {
      unsaid = unsaid.filter((each) => each !== pick);
      chosen = { ...chosen, picks: [...chosen.picks, pick] };
    } else if (chosen.verb === undefined && last.verbs.includes(read.verb)) {
      chosen = { ...chosen, ...saying(read, chosen.picks) };
    } else return { chosen, last, unsaid, mostButtons };
  }
}

const saying = ({ verb }: ReadOption, picks: readonly Pick[] = []): Chosen => ({ verb, picks });

/** A screen may draw no pile, no stack, and one thing a seat: then each of these is a button, too. */
function buttonsOf(narrowing: Narrowing, table: TableView): number {
  const { buttons, board } = askedAs(narrowing, table);
  const beside = board.filter((pick) => pick.is === 'item' || isWholeZone(pick));
  return narrowing.verbs.length + buttons.length + beside.length + seatsOfSeveral(board).length;
}

const isWholeZone = (pick: Pick): boolean => pick.is === 'slot' && pick.slot === 0;

/** Picks of seats at which more than one thing may be meant: the player, or the deck. */
function seatsOfSeveral(board: readonly Pick[]): readonly Pick[] {
  const seats = board.flatMap((pick) => (pick.is === 'seat' ? [pick] : []));
  return seats.filter(({ seat }) => seats.filter((each) => each.seat === seat).length > 1);
}

export const isTooMany = (buttons: number): boolean => buttons > MAX_BUTTONS;

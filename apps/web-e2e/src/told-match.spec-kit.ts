/** A match as an api tells it, of which every event is only there for its table. */
import { EventEmitter, once } from 'node:events';
import type { Choice, Seat, TableView } from '@scoresheet/rules-engine';

/** What is told of a match. */
export interface Told {
  readonly game: string;
  readonly ruleset: string;
  readonly seats: number;
  /** Whose browser it is: 0 the JUDGE's, null somebody's who only looks. */
  readonly ownSeat: Seat | 0 | null;
}

export interface Answered {
  readonly decision: string;
  readonly choice: Choice;
}

export interface ToldMatch {
  readonly id: string;
  /** The next event: the table is now this one, and this decision of it is a new one. */
  readonly tell: (table: TableView, decision: string) => void;
  /** The answer that the page sends next; undefined where it sends none. */
  readonly answered: () => Promise<Answered | undefined>;
  readonly fields: () => object;
  readonly momentsFrom: (seq: number) => readonly object[];
  readonly follow: (from: number) => AsyncIterable<object>;
  readonly answer: (answered: Answered) => object;
}

const PAGE_SIZE = 50;
/** A page that has not sent anything by then does not send. */
const LONGEST_MS = 20_000;
/** On each clock. */
const BANK_MS = 25 * 60_000;

export function toldMatch(id: string, told: Told): ToldMatch {
  const { ownSeat, seats, ...named } = told;
  const news = new EventEmitter();
  const moments: { readonly seq: number }[] = [];
  const tables: TableView[] = [];
  const seatsAt = (table: TableView | undefined) =>
    Array.from({ length: seats }, (_, index) => seatOf(index + 1, table));
  return {
    id,
    tell(given, decision) {
      const table = withNewDecision(given, decision, `d${moments.length + 1}`);
      tables.push(table);
      moments.push(momentOf(moments.length, table, seatsAt(table)));
      news.emit('told');
    },
    answered: () =>
      once(news, 'answered', { signal: AbortSignal.timeout(LONGEST_MS) }).then(
        ([answered]) => answered as Answered,
        () => undefined,
      ),
    answer(answered) {
      news.emit('answered', answered);
      return { __typename: 'Accepted', match: id, seq: moments.length };
    },
    fields: () => ({
      ...named,
      id,
      status: 'RUNNING',
      seq: moments.length - 1,
      ownSeat,
      watchers: 3,
      judge: null,
      opens: 'NEVER',
      private: false,
      series: null,
      result: null,
      clock: { kind: 'BANK', bankMs: BANK_MS, incrementMs: 0, decisionMs: null },
      spectatorDelay: { seconds: 0, events: 0 },
      ticks: [],
      seats: seatsAt(tables.at(-1)),
    }),
    momentsFrom: (seq) => moments.slice(seq, seq + PAGE_SIZE),
    async *follow(from) {
      for (let seq = from; ; seq += 1) {
        if (seq >= moments.length) await once(news, 'told');
        yield { matchEvents: moments[seq] };
      }
    },
  };
}

function withNewDecision(table: TableView, decision: string, id: string): TableView {
  const named = table.decisions.map((each) => (each.id === decision ? { ...each, id } : each));
  return { ...table, decisions: named };
}

function momentOf(seq: number, table: TableView, seats: readonly object[]) {
  return {
    seq,
    type: 'decision-answered',
    at: Date.now(),
    action: {},
    facts: [],
    status: 'RUNNING',
    table,
    seats,
    series: null,
    tookMs: 0,
    reason: null,
  };
}

/** Who sits where; names are as long as people have them. */
export const NAMES = [
  'Ada Lovelace',
  'Grace Hopper',
  'Benoît Mandelbrot',
  'Emmy Noether',
  'Ida Rhodes',
];

function seatOf(seat: Seat, table: TableView | undefined) {
  const running = table?.decisions.some((decision) => decision.seat === seat) ?? false;
  return {
    seat,
    actor: `a-${seat}`,
    ready: true,
    warnings: 0,
    isBot: false,
    autoPass: null,
    label: NAMES[seat - 1],
    clock: { msLeft: BANK_MS - seat * 61_000, running, asOf: Date.now() },
  };
}

/** Pages of a list of rows of any kind: by an order in time, between two places, from either end. */

/** An order of a list by one of the times of its rows. */
export interface RowOrder<By extends string = string> {
  readonly by: By;
  readonly newestFirst: boolean;
}

/**
 * A place in a list: the order's time and the row's id, so that a page is found by an index,
 * wherever in the list it lies.
 */
export interface RowPlace {
  readonly timeMs: number;
  readonly id: string;
}

/** A part of the list, on one side of a place that itself belongs to it or not. */
export interface RowBound {
  readonly side: 'before' | 'after';
  readonly place: RowPlace;
  readonly inclusive: boolean;
}

/** A span of time with its two ends; an absent end is open. In milliseconds since the epoch. */
export interface TimeRange {
  readonly fromMs?: number;
  readonly toMs?: number;
}

export const MAX_ROWS_AT_ONCE = 100;
/** Beyond it nobody counts: the figure would cost more than it tells. */
export const MAX_ROWS_COUNTED = 10_000;

export interface PageAsked {
  /** The page lies between these places, which do not belong to it. */
  readonly after?: RowPlace;
  readonly before?: RowPlace;
  /** The end of the rows between the two places that is taken. */
  readonly take: 'first' | 'last';
  /** The most rows of the page, up to `MAX_ROWS_AT_ONCE`. */
  readonly size: number;
}

export interface RowPage<Row> {
  /** The rows in the list's order, whichever end was taken. */
  readonly rows: readonly Row[];
  /** Whether there are more between the two places, beyond the end that was not taken. */
  readonly hasMore: boolean;
}

interface Ordered {
  readonly order: RowOrder;
}

export interface RowLists<List extends Ordered, Row> {
  page(asked: List & PageAsked): Promise<RowPage<Row>>;
  /** Whether the list has a row on this side of a place, or at it. */
  hasFrom(list: List, side: RowBound['side'], place: RowPlace): Promise<boolean>;
  /** How many rows the list has, undefined above `MAX_ROWS_COUNTED`. */
  count(list: List): Promise<number | undefined>;
}

interface Finding<List, Row> {
  /** The first rows of the list that hold all bounds. */
  readonly find: (
    list: List,
    bounds: readonly RowBound[],
    limit: number,
  ) => Promise<readonly Row[]>;
  /** How many rows the list has; beyond the most that are counted, any number above it. */
  readonly count: (list: List) => Promise<number>;
}

export function rowLists<List extends Ordered, Row>({
  find,
  count,
}: Finding<List, Row>): RowLists<List, Row> {
  return {
    async page(asked) {
      const { order, take } = asked;
      const limit = Math.min(Math.max(asked.size, 0), MAX_ROWS_AT_ONCE);
      const fromThatEnd = take === 'first' ? order : turned(order);
      const found = await find({ ...asked, order: fromThatEnd }, boundsAsked(asked), limit + 1);
      const rows = found.slice(0, limit);
      return {
        rows: take === 'first' ? rows : rows.reverse(),
        hasMore: found.length > limit,
      };
    },

    async hasFrom(list, side, place) {
      const order = side === 'after' ? list.order : turned(list.order);
      const bound: RowBound = { side: 'after', place, inclusive: true };
      return (await find({ ...list, order }, [bound], 1)).length > 0;
    },

    async count(list) {
      const counted = await count(list);
      return counted > MAX_ROWS_COUNTED ? undefined : counted;
    },
  };
}

/** Lists of an installation that keeps no rows. */
export const emptyLists: RowLists<Ordered, never> = {
  page: () => Promise.resolve({ rows: [], hasMore: false }),
  hasFrom: () => Promise.resolve(false),
  count: () => Promise.resolve(0),
};

const turned = (order: RowOrder): RowOrder => ({ ...order, newestFirst: !order.newestFirst });

/** A page as bounds of the list in the direction in which it is read. */
function boundsAsked({ after, before, take }: PageAsked): readonly RowBound[] {
  const [start, end] = take === 'first' ? [after, before] : [before, after];
  return [
    ...(start ? [{ side: 'after', place: start, inclusive: false } as const] : []),
    ...(end ? [{ side: 'before', place: end, inclusive: false } as const] : []),
  ];
}

/** How the places of rows within a bound compare with its own place. */
export function comparison(order: RowOrder, { side, inclusive }: RowBound): string {
  const isOlder = (side === 'after') === order.newestFirst;
  return `${isOlder ? '<' : '>'}${inclusive ? '=' : ''}`;
}

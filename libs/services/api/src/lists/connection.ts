/** Makes the connection that a client asked for out of a page of rows. */
import type {
  PageAsked,
  RowLists,
  RowOrder,
  RowPage,
  RowPlace,
} from '@scoresheet/services-read-models';
import type { PageInfoType } from './page-info.type.js';

interface Edge<Node> {
  readonly cursor: string;
  readonly node: Node;
}

interface Connection<Node> {
  readonly edges: readonly Edge<Node>[];
  readonly nodes: readonly Node[];
  readonly pageInfo: PageInfoType;
  readonly totalCount: Promise<number | null>;
}

interface Shown<List, Row, Node> {
  readonly lists: RowLists<List & { order: RowOrder }, Row>;
  readonly asked: List & { order: RowOrder } & PageAsked;
  readonly page: RowPage<Row>;
  /** Cursor of a row; undefined where it has no place in the list. */
  readonly cursorOf: (row: Row) => string | undefined;
  readonly nodeOf: (row: Row) => Node;
}

/** What costs a question of its own is found out by a getter: only if the client asks for it. */
export function connection<List, Row, Node>(shown: Shown<List, Row, Node>): Connection<Node> {
  const { lists, asked, page, cursorOf, nodeOf } = shown;
  const edges = page.rows.flatMap((row): Edge<Node>[] => {
    const cursor = cursorOf(row);
    return cursor === undefined ? [] : [{ cursor, node: nodeOf(row) }];
  });
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: pageInfo(shown, edges),
    get totalCount() {
      return lists.count(asked).then((count) => count ?? null);
    },
  };
}

/**
 * The end that was not taken has more within the bounds, or beyond them; the end that was taken
 * has more exactly if anything lies beyond its bound.
 */
function pageInfo<List, Row, Node>(
  { lists, asked, page: { hasMore } }: Shown<List, Row, Node>,
  edges: readonly Edge<Node>[],
): PageInfoType {
  const beyond = (side: 'before' | 'after', bound: RowPlace | undefined) =>
    bound !== undefined && lists.hasFrom(asked, side, bound);
  return {
    get hasPreviousPage() {
      return (asked.take === 'last' && hasMore) || beyond('before', asked.after);
    },
    get hasNextPage() {
      return (asked.take === 'first' && hasMore) || beyond('after', asked.before);
    },
    startCursor: edges[0]?.cursor ?? null,
    endCursor: edges.at(-1)?.cursor ?? null,
  };
}

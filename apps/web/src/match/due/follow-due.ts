/** A link can be older than its match: then the page waits at the table that will open it. */
import { client } from '../../api/client.js';
import { subscribed } from '../../api/socket.js';
import { DUE, DUE_TABLE_IN_PLAY, type DueTable } from './due-documents.js';

/** The table at which the match is due; undefined if no running round will open it. */
export async function dueTable(match: string): Promise<DueTable | undefined> {
  const { data } = await client.query({
    query: DUE,
    variables: { match },
    fetchPolicy: 'no-cache',
  });
  return data?.tableOfDueMatch ?? undefined;
}

interface Waiting {
  readonly opened: () => void;
  /** The table has changed in another way: another match is open there, say. */
  readonly changed: (table: DueTable) => void;
}

/** Returns the way to stop. */
export function followDue(
  match: string,
  { tournament, number }: DueTable,
  { opened, changed }: Waiting,
): () => void {
  const stop = subscribed(DUE_TABLE_IN_PLAY, () => ({ tournament, table: number }), {
    next: ({ tablesInPlay: { tables } }) => {
      const [table] = tables;
      if (table?.match === match) {
        stop();
        opened();
      } else if (table) changed(table);
    },
    failed: () => undefined,
  });
  return stop;
}

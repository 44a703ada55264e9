/** Standings as far as they are here: the first lines are followed, the others come in pages. */
import type { FirstLines, Line } from './standings-documents.js';

export interface HeldLines {
  readonly head: Omit<FirstLines, 'nodes' | 'pageInfo'>;
  /** Behind `fresh` they are of older standings, until others come. */
  readonly lines: readonly Line[];
  readonly fresh: number;
  /** Where the next page begins; null: there is none. */
  readonly cursor: string | null;
}

interface MoreLines {
  /** The standings and the line that the page was asked for. */
  readonly seq: number;
  readonly from: number;
  readonly nodes: readonly Line[];
  readonly cursor: string | null;
}

/** `older` are the same standings, as they were before. */
export function withFirst(older: HeldLines | undefined, first: FirstLines): HeldLines {
  const { nodes, pageInfo, ...head } = first;
  const lines = [...nodes, ...(older?.lines.slice(nodes.length) ?? [])];
  const fresh = nodes.length;
  const cursor = fresh < head.totalCount ? pageInfo.endCursor : null;
  return { head, lines: lines.slice(0, head.totalCount), fresh, cursor };
}

/** A page of standings that have gone on since then is better than an older one, and not the last. */
export function withMore(held: HeldLines, { seq, from, nodes, cursor }: MoreLines): HeldLines {
  // The answer to a later question was here first.
  if (from < held.fresh) return held;
  const end = from + nodes.length;
  const { head } = held;
  const lines = [...held.lines.slice(0, from), ...nodes, ...held.lines.slice(end)];
  const mended = { ...held, lines: lines.slice(0, head.totalCount) };
  if (seq !== head.seq || from !== held.fresh) return mended;
  return { ...mended, fresh: end, cursor: end < head.totalCount ? cursor : null };
}

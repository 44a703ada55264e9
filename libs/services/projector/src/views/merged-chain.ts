/**
 * One record as the archive has it and as the log makes it, put together: what was archived was
 * acknowledged, and no log that has lost or changed it since takes it back.
 */

/** An event by its hash, and whether its bytes are the ones that the hash is of. */
interface ChainedRow {
  readonly hash: string;
  /** The hash of the event before, undefined at the first. */
  readonly prev: string | undefined;
  readonly isSound: boolean;
}

/** Events of one record by `seq`. */
export type Chain = ReadonlyMap<number, ChainedRow>;

type Source = 'archive' | 'log';

/** Says from where each event is taken; what is not named belongs to no chain. */
export function mergedChain(archived: Chain, logged: Chain): ReadonlyMap<number, Source> {
  const seqs = [...new Set([...archived.keys(), ...logged.keys()])].sort((a, b) => a - b);
  const merged = new Map<number, Source>();
  const hashes = new Map<number, string>();
  for (const seq of seqs) {
    const [kept, other] = [archived.get(seq), logged.get(seq)];
    const next = archived.get(seq + 1);
    const named = next?.isSound ? next.prev : undefined;
    const source = sourceOf({ kept, other, before: hashes.get(seq - 1), named });
    if (source === undefined) continue;
    merged.set(seq, source);
    hashes.set(seq, ((source === 'archive' ? kept : other) as ChainedRow).hash);
  }
  return merged;
}

interface Asked {
  readonly kept: ChainedRow | undefined;
  readonly other: ChainedRow | undefined;
  /** The hash of the event that was taken before. */
  readonly before: string | undefined;
  /** The hash that the archive's next event names. */
  readonly named: string | undefined;
}

function sourceOf({ kept, other, before, named }: Asked): Source | undefined {
  if (kept?.isSound) return kept.hash === other?.hash ? 'log' : 'archive';
  const isNext = other?.prev === before && (named === undefined || named === other?.hash);
  if (other !== undefined && isNext) return 'log';
  // The kept bytes are damaged, but the next event vouches for their place: something was there.
  return kept !== undefined && kept.hash === named ? 'archive' : undefined;
}

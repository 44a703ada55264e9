/**
 * Of which event the standings of a tournament are shown: of its last one, but of a new one four
 * times a second at most, however fast results come and however many look.
 */

/** Results of a hall of ten thousand come by the hundred in a second. */
const RECKONED_EVERY_MS = 250;

/** Tournaments that are looked at; whoever is forgotten is reckoned once more. */
const MAX_PACED = 1_000;

interface Asked {
  readonly tournament: string;
  /** The last event of the tournament. */
  readonly lastSeq: number;
  /** The answer has to know of it; whoever names none takes what there is. */
  readonly neededSeq: number;
  readonly nowMs: number;
}

type Shown = { readonly seq: number } | { readonly againInMs: number };

type StandingsPace = (asked: Asked) => Shown;

export function standingsPace(): StandingsPace {
  const shown = new Map<string, { readonly seq: number; readonly atMs: number }>();

  return ({ tournament, lastSeq, neededSeq, nowMs }) => {
    const last = shown.get(tournament);
    if (last?.seq === lastSeq) return { seq: lastSeq };
    const sinceMs = last === undefined ? RECKONED_EVERY_MS : Math.max(nowMs - last.atMs, 0);
    if (last !== undefined && sinceMs < RECKONED_EVERY_MS) {
      return last.seq >= neededSeq ? { seq: last.seq } : { againInMs: RECKONED_EVERY_MS - sinceMs };
    }
    shown.delete(tournament);
    shown.set(tournament, { seq: lastSeq, atMs: nowMs });
    const [oldest] = shown.keys();
    if (shown.size > MAX_PACED && oldest !== undefined) shown.delete(oldest);
    return { seq: lastSeq };
  };
}

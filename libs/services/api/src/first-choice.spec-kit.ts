/** What an api offers in a decision, as it is asked for by `OFFERED`. */
export interface Offered {
  readonly pick: string;
  readonly min: number | null;
  readonly from: readonly { readonly id: string }[] | null;
}

export const OFFERED = 'options { pick min from { id } }';

/** An answer that is always allowed: what is offered first, or as much as there has to be. */
export function firstChoice({ pick, min, from }: Offered): unknown {
  const ids = (from ?? []).map(({ id }) => id);
  if (pick === 'ONE') return ids[0];
  if (pick === 'NUMBER') return min ?? 0;
  if (pick === 'WORDS') return 'x'.repeat(min ?? 0);
  return pick === 'ORDER' ? ids : ids.slice(0, min ?? 0);
}

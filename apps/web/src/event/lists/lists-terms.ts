/** When the lists of an event open, as its first event says. */
interface CreatedFact {
  readonly kind: string;
  readonly terms?: {
    readonly lists?: { readonly open: string; readonly phase?: number };
  };
}

export type ListsTerms =
  | { readonly open: 'never' | 'to-opponent' | 'at-end' }
  | { readonly open: 'from-phase'; readonly phase: number };

export function listsTerms(facts: readonly unknown[]): ListsTerms | undefined {
  const created = (facts as readonly CreatedFact[]).find(
    ({ kind }) => kind === 'tournament-created',
  );
  const { open, phase } = created?.terms?.lists ?? {};
  switch (open) {
    case 'never':
    case 'to-opponent':
    case 'at-end':
      return { open };
    case 'from-phase':
      return phase === undefined ? undefined : { open, phase };
    default:
      // As a later server may have it.
      return undefined;
  }
}

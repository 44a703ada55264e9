import type { Fact } from '@scoresheet/rules-engine';

/** The code of a card that is played, as most games tell it. */
export function cardPlayed(fact: Fact): string | undefined {
  const isPlayed = fact.kind === 'happened' && fact.what === 'card-played';
  return isPlayed ? String(fact['face']) : undefined;
}

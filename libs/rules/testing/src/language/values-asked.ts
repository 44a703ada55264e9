/** Values for which filters ask, against those that they say they ask for (`FilterEntry.asks`). */
import type { CardLanguage } from '@scoresheet/rules-cards';
import type { Reading, Rules, Standing, State } from '@scoresheet/rules-engine';
import type { Numbers } from '../chance/seeded-chance.js';
import { sample } from './sample.js';

/** Lines such as `hpAtMost: power`, for what a filter asks of a card at this table without saying so. */
export function unsaidAsks(
  { entries, parts }: CardLanguage<object>,
  { rules, state }: { readonly rules: Rules; readonly state: State },
  below: Numbers,
): readonly string[] {
  const unsaid = new Set<string>();
  for (const { word, takes, asks, fits } of entries.filters ?? []) {
    const wanted = sample(takes, { parts, names: [], below }) as never;
    const said = asks?.(wanted);
    for (const card of Object.values(state.cards)) {
      const asked = new AskedValues();
      const reading: Reading = { rules, state, standing: asked };
      fits(reading, card, wanted, { card: card.id, controller: card.owner });
      for (const what of asked.names) if (what !== said) unsaid.add(`${word}: ${what}`);
    }
  }
  return [...unsaid];
}

/** Nothing is ever known, so each value that somebody looks up is asked for here. */
class AskedValues extends Map<string, readonly Standing[]> {
  readonly names = new Set<string>();

  override get(what: string): undefined {
    this.names.add(what);
    return undefined;
  }
}

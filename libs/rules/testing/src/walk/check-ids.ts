/** The id of a card that a viewer cannot tell from its neighbours never reaches that viewer. */
import {
  seatsOf,
  seeAll,
  seesIds,
  view,
  type CardId,
  type Rules,
  type State,
  type TableView,
  type Viewer,
} from '@scoresheet/rules-engine';
import type { Check } from './checks.js';

export const checkNoIdLeaks: Check = ({ rules, seed, number, before, facts, after, texts }) => {
  const viewers: readonly Viewer[] = [...seatsOf(after), 'public'];
  for (const viewer of viewers) {
    const secret = new Set([
      ...idsHidden(rules, before, viewer),
      ...idsHidden(rules, after, viewer),
    ]);
    const shown = {
      view: withoutOptions(view({ rules, state: after }, viewer)),
      facts: seeAll(rules, facts, viewer),
    };
    for (const [channel, value] of Object.entries(shown)) {
      const leak = wordsIn(value, texts).find((word) => secret.has(word));
      if (leak === undefined) continue;
      throw new Error(`seed ${seed}, action ${number}: ${viewer} learns ${leak} by its ${channel}`);
    }
  }
};

/** Ids under which the viewer knows a card are no secret, though it was hidden before. */
function* idsHidden(rules: Rules, state: State, viewer: Viewer): Iterable<CardId> {
  for (const { id, place } of Object.values(state.cards)) {
    if (!seesIds(rules, place, viewer)) yield id;
  }
}

/** Options are the asked seat's own affair: a search offers cards of a pile by their ids. */
const withoutOptions = (table: TableView): unknown => ({
  ...table,
  decisions: table.decisions.map(({ id, seat, kind }) => ({ id, seat, kind })),
});

/** Without what seats wrote: a guess may look like an id, and tells nobody whether it is one. */
const wordsIn = (value: unknown, texts: readonly string[]): readonly string[] =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'string' && texts.includes(part) ? '' : part,
  ).match(/[A-Za-z0-9@-]+/g) ?? [];

/** Decides a recorded event again where nobody takes its word: what `foldMatch` does, with the rules. */
import { decideAgain, isPart } from '@scoresheet/domain-record';
import type { DecidedAgain, FoldableEvent, HouseEvent, Part } from '@scoresheet/domain-record';
import type { ChanceSource } from '../rules/environment.js';
import { Undecodable } from '../fold/fold.js';
import type { MatchState } from '../fold/match-state.js';
import { pinnedRules, type RulesSource } from '../rules/pinned-rules.js';
import { createdIn, decideRecorded, keyNamedIn } from './refolder.js';

/** The source of a match's chance; `key` names the key of its secret, undefined: the first. */
type LiveChance = (record: string, key: string | undefined) => ChanceSource;

/**
 * Changes `state`. Chance is what was recorded, unless `live` is given. Throws for an event that has
 * not the form of one, and for rules that are not here: they say nothing against it.
 */
export function redecideMatch(
  source: RulesSource,
  state: MatchState | undefined,
  { header, house }: FoldableEvent,
  live?: LiveChance,
): DecidedAgain<MatchState> {
  if (!isPart(house)) throw new Undecodable(`event ${header.seq} holds no action and facts`);
  requireRules(source, state, house);
  const key = state === undefined ? keyNamedIn(house.facts) : (state.key ?? undefined);
  const chance = live?.(header.record, key);
  const decide = (before: MatchState | undefined, event: HouseEvent) =>
    decideRecorded(source, before, event, chance);
  return decideAgain({ decide }, { state, at: state?.at ?? 0 }, { ...header, part: house });
}

function requireRules(source: RulesSource, state: MatchState | undefined, house: Part): void {
  const terms = state?.terms ?? createdIn(house.facts);
  if (terms) pinnedRules(source, terms);
}

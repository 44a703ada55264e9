/** Gives two worlds the same answers and holds the viewer's two sights beside each other. */
import { run, seeAll, view, type Action, type Fact, type State } from '@scoresheet/rules-engine';
import { seededChance } from '../chance/seeded-chance.js';
import { compareRefusals } from './compare-refusals.js';
import { differ, leak, type Twins } from './twins.js';

type Compared = Omit<Twins, 'before' | 'script'>;

/**
 * How many answers were compared. Another seat's options may rest on its hidden cards; where its
 * answer is not offered in the other world, the comparison ends, since nobody could play on alike.
 * It ends as well where the rules themselves open what is not alike (`opens`), and where an answer
 * that names a face has found another copy of it in a hidden place: from then on other cards may
 * come to light, and rightly.
 */
export function compareWorlds(
  twins: Compared,
  worlds: readonly [State, State],
  script: readonly Action[],
): number {
  const { rules, viewer, seed } = twins;
  const chance = seededChance(seed);
  compareSights(twins, worlds, 'before the first answer', [[], []]);
  for (const [index, action] of script.entries()) {
    const where = `after ${index + 1} answers (${JSON.stringify(action)})`;
    compareRefusals(twins, worlds, where);
    const [one, other] = worlds.map((state) => run({ rules, state }, action, chance));
    if (!one || !other || !('facts' in one))
      throw new Error(`${where}: the script is not accepted`);
    if (!('facts' in other)) {
      if (action.seat !== viewer) return index;
      throw leak(twins, where, 'what it is offered');
    }
    if (partByRule(twins, worlds, [one.facts, other.facts])) return index;
    compareSights(twins, worlds, where, [one.facts, other.facts]);
    if (!lieAlike(...worlds)) return index + 1;
  }
  return script.length;
}

/** Whether the rules have opened one thing here and another there. */
export function partByRule(
  { opens, viewer }: Pick<Twins, 'opens' | 'viewer'>,
  worlds: readonly [State, State],
  written: readonly [readonly Fact[], readonly Fact[]],
): boolean {
  const [one, other] = worlds.map((state, world) =>
    written[world]?.flatMap((fact) => opens?.(fact, { viewer, state }) ?? []),
  );
  return differ(one, other);
}

const lieAlike = ({ places: one }: State, { places: other }: State): boolean =>
  Object.keys({ ...one, ...other }).every((at) => !differ(one[at] ?? [], other[at] ?? []));

export function compareSights(
  twins: Compared,
  [one, other]: readonly [State, State],
  where: string,
  [facts, others]: readonly [readonly Fact[], readonly Fact[]],
): void {
  const { rules, viewer } = twins;
  if (differ(seeAll(rules, facts, viewer), seeAll(rules, others, viewer))) {
    throw leak(twins, where, 'its facts');
  }
  if (differ(view({ rules, state: one }, viewer), view({ rules, state: other }, viewer))) {
    throw leak(twins, where, 'its view');
  }
}

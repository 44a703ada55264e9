/**
 * Lasting texts that ask for one value while they change another: a text changes the HP of those who
 * have few HP, or one changes the cost by the power while another changes the power by the cost.
 */
import { components } from '../base/components.js';
import type { Rules } from '../contract/rules.js';
import type { Ability, Amount, Selector } from '../contract/vocabulary.js';

type Asks = Rules['asks'];

export interface Asking {
  /** Name of the value that the text changes. */
  readonly what: string;
  /** Name of the value that it asks for. */
  readonly asked: string;
  /** The place of the question in the ability: `lasting[0].on.hpAtMost`. */
  readonly path: string;
}

type Asked = Omit<Asking, 'what'>;

export const askingsOf = (asks: Asks, { when, lasting = [] }: Ability): readonly Asking[] =>
  lasting.flatMap(({ on, what, by }, number) => {
    const path = `lasting[${number}]`;
    const asked = [
      ...askedBy(asks, 'when.count', when?.count),
      ...askedBy(asks, `${path}.on`, on),
      ...askedFor(asks, `${path}.by`, by),
    ];
    return asked.map((one) => ({ ...one, what }));
  });

const askedBy = (asks: Asks, path: string, selector: Selector = {}): readonly Asked[] =>
  Object.entries(selector).flatMap(([filter, wanted]) => {
    const asked = asks?.[filter]?.(wanted);
    return asked === undefined ? [] : [{ path: `${path}.${filter}`, asked }];
  });

function askedFor(asks: Asks, path: string, by: Amount): readonly Asked[] {
  if (typeof by === 'number') return [];
  if ('count' in by) return askedBy(asks, `${path}.count`, by.count);
  return [{ path: `${path}.value`, asked: by.value }];
}

/** Values that these texts could make depend on themselves, each with a name for its whole circle. */
export function circlesOf(askings: readonly Asking[]): ReadonlyMap<string, string> {
  const next = (name: string): readonly string[] =>
    askings.filter(({ what }) => what === name).map(({ asked }) => asked);
  const named = (name: string): string => name;
  const circles = new Map<string, string>();
  for (const what of new Set(askings.map(({ what: changed }) => changed))) {
    const circle = components(what, named, next).at(-1) ?? [];
    const [first = what, second] = [...circle].sort();
    if (second !== undefined || next(what).includes(what)) circles.set(what, first);
  }
  return circles;
}

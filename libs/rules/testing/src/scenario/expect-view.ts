/** Compares what a viewer is shown with what a scenario says that the viewer sees. */
import {
  view,
  type CardView,
  type DecisionView,
  type PileView,
  type Viewer,
} from '@scoresheet/rules-engine';
import { asList, asWords, type Words } from './words.js';
import { countSaid } from './expect-table.js';
import { counterSaid } from './values-said.js';
import { counterNamed, isPile, placeNamed, printedName, seatNamed, type Table } from './names.js';
import { waitsWords } from './waits.js';
import type { ScenarioPlace } from './scenario-game.js';

const HIDDEN = 'hidden';
const WAITING = 'waiting for';

/** `south sees: { north: { hand: 5 cards, discard: [Ember Fox] } }`. */
export function sightProblems(table: Table, viewer: Viewer, sight: Words): readonly string[] {
  const shown = view(table, viewer);
  const shared: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [words, expected] of Object.entries(sight)) {
    const seat = seatNamed(table.game, words);
    if (words === WAITING) problems.push(...waitingProblems(table, shown.decisions, expected));
    else if (seat === undefined) shared[words] = expected;
    else {
      const part = { ...shown.seats[seat - 1], zones: shown.seats[seat - 1]?.zones ?? {} };
      problems.push(
        ...partProblems(table, part, asWords(expected, words)).map((p) => `${words}'s ${p}`),
      );
    }
  }
  const common = { counters: shown.counters, zones: shown.shared };
  return [...problems, ...partProblems(table, common, shared).map((p) => `the table's ${p}`)];
}

/** `discard of south`, or with the number that everybody may know: `discard of south (2 cards)`. */
function waitingProblems(
  table: Table,
  shown: readonly DecisionView[],
  expected: unknown,
): readonly string[] {
  const wanted = asList(expected).map(String);
  const words = shown.map((decision) => ({
    plain: waitsWords(table, decision),
    counted: `${waitsWords(table, decision)}${numberShown(decision)}`,
  }));
  const isShown = ({ plain, counted }: (typeof words)[number], index: number): boolean =>
    [plain, counted].includes(wanted[index] ?? '');
  if (words.length === wanted.length && words.every(isShown)) return [];
  const is = words.map(({ counted }) => counted).join(', ') || 'nobody';
  return is === wanted.join(', ') ? [] : [`waiting for ${is}, expected ${wanted.join(', ')}`];
}

function numberShown({ howMany }: DecisionView): string {
  if (!howMany) return '';
  const { min, max } = howMany;
  if (min !== max) return ` (${min} to ${max} cards)`;
  return max === 1 ? ' (1 card)' : ` (${max} cards)`;
}

interface Part {
  readonly counters?: { readonly [counter: string]: number };
  readonly zones: { readonly [zone: string]: PileView };
}

function partProblems(table: Table, part: Part, expected: Words): readonly string[] {
  return Object.entries(expected).flatMap(([words, wanted]) => {
    const spot = placeNamed(table.game, words);
    const problem = spot
      ? pileProblem(table, part.zones[spot.zone] ?? { count: 0 }, spot, wanted)
      : counterProblem(table, part, words, wanted);
    return problem === undefined ? [] : [`${words}: ${problem}`];
  });
}

function counterProblem(
  table: Table,
  part: Part,
  words: string,
  wanted: unknown,
): string | undefined {
  const actual = part.counters?.[counterNamed(table.game, words)] ?? 0;
  const number = counterSaid(table.game, wanted);
  return actual === number ? undefined : `${actual} is shown, expected ${number}`;
}

/** `5 cards` means that the number is shown and no face; a list means that all faces are. */
function pileProblem(
  table: Table,
  pile: PileView,
  { zone, slot }: ScenarioPlace,
  wanted: unknown,
): string | undefined {
  const cards = pile.cards?.filter((card) => slot === undefined || card.slot === slot);
  const names = cards?.map((card) => nameShown(table, card));
  const count = countSaid(wanted);
  if (count !== undefined) {
    const shown = names?.filter((name) => name !== HIDDEN) ?? [];
    if (shown.length > 0 && count > 0)
      return `shows ${shown.join(', ')}, expected their number only`;
    const actual = cards?.length ?? pile.count;
    return actual === count ? undefined : `shows ${actual} cards, expected ${count}`;
  }
  if (!names)
    return `shows ${pile.count} cards and no faces, expected ${asList(wanted).join(', ')}`;
  const ordered = isPile(table.game, zone) ? [...names].reverse() : names;
  const expected = asList(wanted).map(String);
  const same = ordered.toSorted().join() === expected.toSorted().join();
  return same ? undefined : `shows ${ordered.join(', ')}, expected ${expected.join(', ')}`;
}

const nameShown = (table: Table, { face }: CardView): string =>
  face === undefined ? HIDDEN : printedName(table.game, face);

/** Why somebody stands where they stand, as an indented tree down to the results. */
import type { RankExplained } from '@scoresheet/domain-tournament';
import { formatDecimal, parseRational } from '@scoresheet/tournament-standings';

type ExplainedNumber = RankExplained['numbers'][number];
type Part = ExplainedNumber['parts'][number];

const INDENT = '  ';
const DECIMALS = 4;

export function explainedLines(why: RankExplained): readonly string[] {
  const { standing, roots, ahead, numbers } = why;
  const { entrant, rank } = standing;
  const valueOf = (id: number): string => valueText(numbers[id]?.value ?? '');
  return [
    `Entrant ${entrant} is ${rank === null ? 'not ranked' : `number ${rank}`}.`,
    ...(ahead === null
      ? []
      : [
          `Entrant ${ahead.standing.entrant} is ahead by ${ahead.decidedBy}: ` +
            `${valueOf(ahead.theirs)} against ${valueOf(ahead.own)}.`,
        ]),
    ...roots.flatMap((root) => treeOf(numbers, root, { depth: 0, where: '' })),
  ];
}

interface Place {
  readonly depth: number;
  /** What is said of it by what it is a part of. */
  readonly where: string;
}

/** An opponent's number is unfolded as far as rounds: one that comes again says the same. */
function treeOf(
  numbers: readonly ExplainedNumber[],
  id: number,
  { depth, where }: Place,
): readonly string[] {
  const number = numbers[id];
  if (number === undefined) return [];
  const { name, entrant, value, by, parts, entry } = number;
  const indent = INDENT.repeat(depth);
  if (by === 'round') return [`${indent}${entryText(entry)}: ${valueText(value)}`];
  return [
    `${indent}${where}${name} of ${entrant}: ${valueText(value)}`,
    ...parts.flatMap((part) =>
      treeOf(numbers, part.number, { depth: depth + 1, where: partText(part) }),
    ),
  ];
}

const partText = ({ round, counts, possible }: Part): string =>
  `${round === null ? '' : `round ${round}, `}${counts ? '' : 'left out: '}` +
  `${possible === null ? '' : `of ${valueText(possible)}: `}`;

function entryText(entry: ExplainedNumber['entry']): string {
  switch (entry?.kind) {
    case undefined:
      return 'not there';
    case 'match': {
      const { entrants, wins, draws, how } = entry;
      const score = `${wins.join('-')}${draws > 0 ? `-${draws}` : ''}`;
      return `${entrants.join(' v ')} ${how === 'played' ? score : how}`;
    }
    case 'pod':
      return `places ${entry.places.map((sharing) => sharing.join('=')).join(', ')}`;
    case 'bye':
      return `${entry.given} bye`;
    case 'missed':
      return `missed (${entry.why})`;
  }
}

/** The exact fraction, and beside it what people say. */
function valueText(exact: string): string {
  const value = exact.includes('/') ? parseRational(exact) : undefined;
  return value === undefined ? exact : `${formatDecimal(value, DECIMALS)} (${exact})`;
}

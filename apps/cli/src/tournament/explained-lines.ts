/** Why somebody stands where they stand, as an indented tree down to the results. */
import {
  formatDecimal,
  formatRational,
  type Explanation,
  type Rational,
  type RoundEntry,
  type StandingExplained,
} from '@scoresheet/tournament-standings';

const INDENT = '  ';
const DECIMALS = 4;

export function explainedLines({ standing, numbers, ahead }: StandingExplained): readonly string[] {
  const { entrant, rank } = standing;
  return [
    `Entrant ${entrant} is ${rank === null ? 'not ranked' : `number ${rank}`}.`,
    ...(ahead === null
      ? []
      : [
          `Entrant ${ahead.standing.entrant} is ahead by ${ahead.decidedBy}: ` +
            `${valueText(ahead.theirs.value)} against ${valueText(ahead.own.value)}.`,
        ]),
    ...numbers.flatMap((number) => treeOf(number, 0, '')),
  ];
}

/** An opponent's number is unfolded as far as rounds: one that comes again says the same. */
function treeOf(number: Explanation, depth: number, where: string): readonly string[] {
  const { name, entrant, value, made } = number;
  const own = `${INDENT.repeat(depth)}${where}${name} of ${entrant}: ${valueText(value)}`;
  switch (made.by) {
    case 'round':
      return [`${INDENT.repeat(depth)}${entryText(made.entry)}: ${valueText(value)}`];
    case 'sum':
    case 'mean':
      return [
        own,
        ...made.terms.flatMap(({ round, counts, number: term }) =>
          treeOf(
            term,
            depth + 1,
            `${round === null ? '' : `round ${round}, `}${counts ? '' : 'left out: '}`,
          ),
        ),
      ];
    case 'share':
      return [
        own,
        ...made.parts.flatMap(({ won, possible }) =>
          treeOf(won, depth + 1, `of ${valueText(possible)}: `),
        ),
      ];
    case 'product':
      return [own, ...made.factors.flatMap((factor) => treeOf(factor, depth + 1, ''))];
    case 'least':
      return [own, ...made.of.flatMap((each) => treeOf(each, depth + 1, ''))];
    case 'digits':
      return [own, ...made.groups.flatMap((group) => treeOf(group.number, depth + 1, ''))];
    case 'given':
      return [own];
  }
}

function entryText(entry: RoundEntry | null): string {
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
function valueText(value: Rational): string {
  const exact = formatRational(value);
  return value.denominator === 1n || !exact.includes('/')
    ? exact
    : `${formatDecimal(value, DECIMALS)} (${exact})`;
}

/** Fractions as texts. */
export const asJson = (why: StandingExplained): string =>
  JSON.stringify(why, (_, value: unknown) => (isRational(value) ? formatRational(value) : value));

const isRational = (value: unknown): value is Rational =>
  typeof value === 'object' && value !== null && 'numerator' in value && 'denominator' in value;

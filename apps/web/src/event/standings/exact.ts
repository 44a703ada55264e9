/** Exact numbers of the rules, `7` and `33/100`, for people: rounded, and with the exact one at hand. */

/** Shares of what could be won. All others are amounts. */
const SHARES: readonly string[] = [
  'match-win',
  'opponents-match-win',
  'opponents-opponents-match-win',
  'game-win',
  'opponents-game-win',
];

interface SaidNumber {
  /** `70.4 %`, `3.5`. */
  readonly words: string;
  /** `19/27`, where the words are not exact. */
  readonly exact: string | undefined;
}

interface Exact {
  readonly over: bigint;
  readonly under: bigint;
}

const SHARE_DIGITS = 1;
const AMOUNT_DIGITS = 3;

export function sayNumber(name: string, value: string, language: string): SaidNumber {
  const isShare = SHARES.includes(name);
  const { over, under } = parseExact(value);
  const digits = isShare ? SHARE_DIGITS : AMOUNT_DIGITS;
  const scaled = isShare ? { over: over * 100n, under } : { over, under };
  const rounded = round(scaled, digits);
  const isWhole = rounded.isExact && rounded.value % 10n ** BigInt(digits) === 0n;
  const least = isShare && !isWhole ? SHARE_DIGITS : 0;
  const words = formatOf(language, least, digits).format(Number(rounded.value) / 10 ** digits);
  return { words: isShare ? `${words} %` : words, exact: rounded.isExact ? undefined : value };
}

const formats = new Map<string, Intl.NumberFormat>();

/** Making a format takes longer than a cell of a table may: it is made once for all of them. */
function formatOf(language: string, least: number, most: number): Intl.NumberFormat {
  const key = `${language} ${least} ${most}`;
  const digits = { minimumFractionDigits: least, maximumFractionDigits: most };
  const format = formats.get(key) ?? new Intl.NumberFormat(language, digits);
  formats.set(key, format);
  return format;
}

function parseExact(value: string): Exact {
  const [over = '0', under = '1'] = value.split('/');
  return { over: BigInt(over), under: BigInt(under) };
}

/** Halves away from zero, as people round. */
function round({ over, under }: Exact, digits: number): { value: bigint; isExact: boolean } {
  const scaled = over * 10n ** BigInt(digits);
  const half = over < 0n ? -under : under;
  return { value: (2n * scaled + half) / (2n * under), isExact: scaled % under === 0n };
}

/** `9 of 12` of shares that were won in several rounds. */
export function sumExact(values: readonly string[]): string {
  const { over, under } = values.map(parseExact).reduce(
    (sum, each) => ({
      over: sum.over * each.under + each.over * sum.under,
      under: sum.under * each.under,
    }),
    { over: 0n, under: 1n },
  );
  const common = divisor(over < 0n ? -over : over, under);
  const [top, bottom] = [over / common, under / common];
  return bottom === 1n ? `${top}` : `${top}/${bottom}`;
}

const divisor = (one: bigint, other: bigint): bigint =>
  other === 0n ? one : divisor(other, one % other);

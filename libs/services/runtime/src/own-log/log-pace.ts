/**
 * How fast the own log may grow. Whatever a client does again and again makes some lines a second
 * and a number of those that were left out; so nobody fills the log or hides what else stands in it.
 */

/** Lines of one cause in a second. */
export const LINES_OF_A_CAUSE_PER_SECOND = 20;
/** Lines of all causes together in a second: the words of a cause may be made up. */
export const LINES_PER_SECOND = 200;

const SECOND_MS = 1_000;
/** How much of the words tells causes apart. */
const CAUSE_LENGTH = 100;
/** Causes whose lines are counted apart; those of further ones are counted together. */
const COUNTED_CAUSES = 20;
const OTHERS = 'others';

/** Lines that were left out. */
interface LeftOut {
  readonly cause: string;
  readonly lines: number;
}

export class LogPace {
  private secondBeganMs: number;
  private allowed = new Map<string, number>();
  private allAllowed = 0;
  private refused = new Map<string, number>();
  private untold: LeftOut[] = [];

  /** `nowMs` is of any clock that never falls. */
  constructor(private readonly nowMs: () => number = () => performance.now()) {
    this.secondBeganMs = nowMs();
  }

  /** Whether a line with these words may be written now. */
  allows(words: string): boolean {
    this.beginSecondIfDue();
    const cause = causeOf(words);
    const count = this.allowed.get(cause) ?? 0;
    if (count >= LINES_OF_A_CAUSE_PER_SECOND || this.allAllowed >= LINES_PER_SECOND) {
      this.refuse(cause);
      return false;
    }
    this.allowed.set(cause, count + 1);
    this.allAllowed += 1;
    return true;
  }

  /** What was left out in seconds that are over, each told once. */
  takeLeftOut(): readonly LeftOut[] {
    this.beginSecondIfDue();
    return this.untold.splice(0);
  }

  private refuse(cause: string): void {
    const { refused } = this;
    const counted = refused.has(cause) || refused.size < COUNTED_CAUSES ? cause : OTHERS;
    refused.set(counted, (refused.get(counted) ?? 0) + 1);
  }

  private beginSecondIfDue(): void {
    const nowMs = this.nowMs();
    if (nowMs - this.secondBeganMs < SECOND_MS) return;
    // Nobody asks for long when nothing is logged: what is left of older seconds has been told.
    for (const [cause, lines] of this.refused) this.untold.push({ cause, lines });
    this.refused = new Map();
    this.allowed = new Map();
    this.allAllowed = 0;
    this.secondBeganMs = nowMs;
  }
}

/** Words that differ in ids and numbers alone have one cause. */
const causeOf = (words: string): string =>
  words.slice(0, CAUSE_LENGTH).replaceAll(/[0-9a-f-]{8,}|\d+/g, '#');

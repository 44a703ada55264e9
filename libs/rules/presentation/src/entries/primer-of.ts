/** The primer of a game: its pages, and the words of its entries. */
import type { NumberWords, Primer } from '../words/primer.js';
import type { DecisionKind } from './decision.js';
import { decisionsInWords } from './decision-tables.js';
import { readingsInWords, type OptionReading } from './reading.js';
import { storiesInWords, type Stories } from './story.js';

/** What is made out of entries. */
type Made = 'decisions' | 'phrases' | 'wishes' | 'readings' | 'stories';

interface PrimerParts extends Omit<Primer, Made> {
  readonly decisions: readonly DecisionKind[];
  readonly readings: readonly OptionReading[];
  readonly stories: Stories;
}

/** How a table is spoken of, besides what has entries. */
export type TableWords = Pick<
  Primer,
  'marks' | 'zones' | 'changes' | 'durations' | 'targets' | 'attributes' | 'moves'
>;

export const primerOf = ({ decisions, readings, stories, ...own }: PrimerParts): Primer => ({
  ...own,
  durations: { ...USUAL_DURATIONS, ...own.durations },
  endings: { ...OUTER_ENDINGS, ...own.endings },
  ...decisionsInWords(decisions),
  readings: readingsInWords(readings),
  stories: storiesInWords(stories),
});

/** Times that any game knows. */
const USUAL_DURATIONS = { turn: 'this turn', 'turn-of': 'until the next turn of {}' };

/**
 * Endings that any match can have: players give it up, if only before a game of its series, and the
 * engine cuts off an action without an end.
 */
const OUTER_ENDINGS = {
  conceded: 'all others gave up',
  'draw-by-loop': 'effects set each other off without an end',
};

/** Counters of a game whose turns are counted and go through phases: whose turn it is, and where. */
export const turnCounters = (phases: readonly string[]) =>
  ({
    turn: { shown: 'turn {}', told: 'turn {} begins' },
    active: { shown: "seat {}'s turn" },
    phase: { shown: ['', ...phases] },
  }) satisfies { readonly [counter: string]: NumberWords };

/** Moves of which something else tells: the zones into which cards go, by those where they lay. */
export const untoldMoves = (zones: {
  readonly [from: string]: readonly string[];
}): Primer['moves'] =>
  Object.entries(zones).flatMap(([from, goals]) => goals.map((to) => ({ from, to, says: '' })));

/** Steps one at a time at a terminal, forward and back. */
import { openTerminal, type Terminal } from '../play/terminal.js';
import type { ReplayedEvent } from './replay-record.js';

export interface Span {
  readonly from: number;
  readonly to: number;
}

const HELP = 'n next, p previous, a number goes to that step, end, q quits.';

/** Starts with the first step of the span and stays within it; a span counts from 0. */
export async function stepThrough(
  steps: readonly ReplayedEvent[],
  span: Span,
  describe: (event: ReplayedEvent) => readonly string[],
  terminal: Terminal = openTerminal(),
): Promise<void> {
  const first = span.from;
  const last = Math.min(span.to, steps.length - 1);
  let at: number | undefined = first;
  try {
    while (at !== undefined) {
      const step = steps[at];
      if (step) terminal.print(['', ...describe(step)]);
      at = await nextStep(terminal, { at, first, last });
    }
  } finally {
    terminal.close();
  }
}

interface Place {
  readonly at: number;
  readonly first: number;
  readonly last: number;
}

/** The step that the person wants next; undefined: the person leaves. */
async function nextStep(terminal: Terminal, place: Place): Promise<number | undefined> {
  for (;;) {
    const typed = await terminal.ask(
      `step ${place.at + 1} of ${place.last + 1}, n/p/number/end/q> `,
    );
    if (typed === undefined || /^(q|quit|exit)$/.test(typed)) return undefined;
    const to = stepOf(typed, place);
    if (to === undefined) terminal.print([`"${typed}" is no step: ${HELP}`]);
    else if (to > place.last) terminal.print([`Step ${place.last + 1} is the last one. ${HELP}`]);
    else if (to < place.first)
      terminal.print([`Step ${place.first + 1} is the first one. ${HELP}`]);
    else return to;
  }
}

function stepOf(typed: string, { at, last }: Place): number | undefined {
  switch (typed) {
    case '':
    case 'n':
    case 'next':
      return at + 1;
    case 'p':
    case 'previous':
      return at - 1;
    case 'end':
      return last;
    default:
      return /^\d{1,9}$/.test(typed) ? Number(typed) - 1 : undefined;
  }
}

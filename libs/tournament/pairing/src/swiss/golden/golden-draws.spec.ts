import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { drawSwiss } from '../draw.js';
import type { SwissDraw, SwissEntrant, SwissProblem } from '../problem.js';
import { numbersFrom, playEvent } from '../swiss-events.spec-kit.js';

const BLESS =
  'a recorded round would be drawn otherwise: that is swiss/2. Before swiss/1 is released, bless it ' +
  'with: npx vitest run libs/tournament/pairing/src/swiss/golden -u';

/** The last round of an event; above the first two, the draw is no longer exact. */
const EVENTS = {
  'eight-friends': { players: 8, rounds: 3, forbidden: 0, drops: 0 },
  'five-in-the-sixth-round': { players: 5, rounds: 6, forbidden: 0, drops: 0 },
  'a-club-evening': { players: 33, rounds: 6, forbidden: 4, drops: 5 },
  'as-many-as-are-exact': { players: 256, rounds: 8, forbidden: 10, drops: 0 },
  'one-more': { players: 257, rounds: 9, forbidden: 10, drops: 0 },
  'a-large-event': { players: 1001, rounds: 12, forbidden: 20, drops: 1 },
} as const;

/** A line each: the forbidden pairs, the entrants, the bye, the tables. */
const fileOf = (name: string): string => fileURLToPath(new URL(`${name}.jsonl`, import.meta.url));

function linesOf({ forbidden, entrants }: SwissProblem, { bye, tables }: SwissDraw): string {
  const lines = [{ forbidden }, ...entrants, { bye }, ...tables];
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
}

/** The kept entrants are drawn, so that a golden does not hang on how events are made up. */
function keptProblem(name: string): SwissProblem | undefined {
  if (!existsSync(fileOf(name))) return undefined;
  const [{ forbidden }, ...lines] = readFileSync(fileOf(name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line)) as [Pick<SwissProblem, 'forbidden'>, ...SwissEntrant[]];
  return { forbidden, entrants: lines.filter((line) => 'entrant' in line) };
}

describe.each(Object.entries(EVENTS))('the golden draw of %s', (name, terms) => {
  it('is drawn as it was', async () => {
    const kept = keptProblem(name) ?? playEvent(terms, numbersFrom(2026)).at(-1)?.problem;
    const problem = kept as SwissProblem;
    const found = linesOf(problem, drawSwiss(problem));
    await expect(found, BLESS).toMatchFileSnapshot(fileOf(name));
  });
});

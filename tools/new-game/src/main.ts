/**
 * `npm run new:game -- night-market --letters NIM`: a game that is green from the start, to be
 * turned into one's own.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { wordsOf } from '@scoresheet/event-log-port';
import { namesOf } from './names.js';
import { newGame, type Made } from './new-game.js';
import type { Names } from './names.js';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const USAGE = 'npm run new:game -- NAME [--letters ABC], as in: npm run new:game -- night-market';

function readWish(): Names | undefined {
  const { values, positionals } = parseArgs({
    options: { letters: { type: 'string' } },
    allowPositionals: true,
  });
  const [name, ...more] = positionals;
  return name === undefined || more.length > 0 ? undefined : namesOf(name, values.letters);
}

function nextSteps({ folder, title, letters }: Names, { written, edited }: Made): string {
  const game = `libs/games/${folder}`;
  return `
${title} is there: ${written.length} new files, most of them in ${game}.
These know of it now: ${edited.join(', ')}.

Next, from here:

  npm run scenario -- ${game}/src/scenarios/turn.yaml --game ${folder} --watch
      plays its scenarios, and again whenever you save a scenario, a card or a rule
  npx vitest run ${game}
      all that it proves today: scenarios, walks, secrets, cards, decks
  npx vitest run tools/conformance tools/random-play/src/card-coverage.spec.ts -u
      writes its pages under docs/rules

Begin with docs/rules/${folder}.md: write what your rulebook says, an R-${letters} row for each
statement. Then a scenario for it, then the rule. docs/add-a-game.md goes on from here.
`;
}

async function make(): Promise<void> {
  const names = readWish();
  if (!names) throw new Error(`Say what the game is called: ${USAGE}`);
  const made = await newGame(ROOT, names);
  if ('refused' in made) throw new Error(made.refused);
  console.log(nextSteps(names, made));
}

try {
  await make();
} catch (error) {
  console.error(wordsOf(error));
  process.exitCode = 2;
}

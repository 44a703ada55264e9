/**
 * `npm run archive:rules -- GAME ...`: keeps the rules of these games as they are today, before
 * they become a new version. What is kept already stays as it is.
 */
import { wordsOf } from '@scoresheet/event-log-port';
import { GAMES } from '@scoresheet/games-catalog';
import { keepRuleset, keptRulesets } from './kept-rulesets.js';
import { entryOf, moduleOf } from './module-of-ruleset.js';

async function archive(game: string): Promise<string> {
  const entry = GAMES[game];
  if (!entry) throw new Error(`There is no game '${game}': ${Object.keys(GAMES).join(', ')}.`);
  const { id } = entry.ruleset;
  if (Object.hasOwn(keptRulesets(), id)) return `${id} is kept already`;
  return `${id}: rules-archive/${keepRuleset(id, await moduleOf(entryOf(entry.title, game)))}`;
}

const games = process.argv.slice(2);
try {
  if (games.length === 0) throw new Error('Name the games whose rules are to be kept.');
  for (const game of games) console.log(await archive(game));
} catch (error) {
  console.error(wordsOf(error));
  process.exitCode = 1;
}

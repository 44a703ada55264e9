/** The command line, a file for each command. Exit code 0 means success, only. */
import { Command } from 'commander';
import { cardsCommand } from './commands/cards.js';
import { deckCommand } from './commands/deck.js';
import { exportCommand } from './commands/export.js';
import { playCommand } from './commands/play.js';
import { replayCommand } from './commands/replay.js';
import { scenarioCommand } from './commands/scenario.js';
import { simulateCommand } from './commands/simulate.js';
import { verifyCommand } from './commands/verify.js';

const program = new Command('scoresheet')
  .description('Card-game matches on a record that anybody can verify.')
  .version('0.1.0')
  .showHelpAfterError('(scoresheet --help shows every command)')
  .showSuggestionAfterError()
  .addCommand(playCommand)
  .addCommand(simulateCommand)
  .addCommand(verifyCommand)
  .addCommand(exportCommand)
  .addCommand(replayCommand)
  .addCommand(scenarioCommand)
  .addCommand(cardsCommand)
  .addCommand(deckCommand);

try {
  await program.parseAsync();
} catch (error) {
  console.error(`scoresheet: ${(error as Error).message}`);
  process.exitCode = 1;
}

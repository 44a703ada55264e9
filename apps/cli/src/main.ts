import { Command } from 'commander';

const program = new Command('scoresheet').description(
  'Simulates matches, verifies records and runs rule scenarios',
);

await program.parseAsync();

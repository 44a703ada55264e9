/**
 * `scoresheet simulate`: whole matches on their records without any service. The seed decides
 * everything, so the same seed prints the same hashes on every machine. With `--bots` two kinds of
 * bots meet instead, and it is counted which of them wins.
 */
import { playOffline, type MatchOptions, type MatchState } from '@scoresheet/domain-match';
import type { Head } from '@scoresheet/domain-record';
import { randomChoice, seededNumbers } from '@scoresheet/rules-testing';
import type { BotKind } from '@scoresheet/services-bots';
import { placesWords, plain } from '@scoresheet/rules-presentation';
import type { Command } from 'commander';
import { decksFor, offlineEnvironment } from '../offline-environment.js';
import { checkSeating, gameOption, readingOption } from '../program/options.js';
import { progressBar } from '../program/progress-bar.js';
import { MAX_NUMBER, wholeNumber } from '../program/whole-number.js';
import { botContest } from '../simulate/bot-contest.js';
import { parseBots } from '../simulate/parse-bots.js';

interface Options {
  readonly game: string;
  readonly seats?: number;
  readonly option?: MatchOptions;
  readonly matches: number;
  readonly seed: number;
  readonly bots?: readonly [BotKind, BotKind];
  readonly json?: boolean;
}

export function simulateCommand(command: Command): void {
  command
    .addOption(gameOption('the game to play'))
    .option('--seats <number>', 'how many play (default: as few as the game allows)', wholeNumber)
    .addOption(readingOption())
    .option('--matches <number>', 'how many matches', wholeNumber, 10)
    .option('--seed <number>', 'decides all chance and every choice', wholeNumber, 1)
    .option('--bots <two>', 'count wins instead: heuristic,random', parseBots)
    .option('--json', 'print one JSON object for each match, or for all that bots played')
    .action(simulate);
}

function simulate(options: Options): void {
  const { game, matches, seed, bots, json = false } = options;
  checkSeating(game, options);
  if (bots) return botContest({ game, bots, games: matches, seed, json });
  const bar = progressBar('matches');
  let events = 0;
  const began = performance.now();
  for (let number = 1; number <= matches; number += 1) {
    const played = playMatch(options, number);
    events += played.head.seq + 1;
    bar.clear();
    print(played, json);
    bar.show(number, matches);
  }
  bar.clear();
  const seconds = (performance.now() - began) / 1_000;
  if (!json) console.error(`${events} events in ${seconds.toFixed(1)} s`);
}

interface Played {
  readonly state: MatchState;
  readonly head: Head;
}

function playMatch({ game, seats, option, seed }: Options, number: number): Played {
  const name = `simulated-${seed}-${number}`;
  const choices = seededNumbers(seed * MAX_NUMBER + number);
  const decks = decksFor(game, number, seats);
  const choose = (decision: Parameters<Parameters<typeof playOffline>[1]['choose']>[0]) =>
    randomChoice(decision.options, choices);
  const read = option === undefined ? {} : { options: option };
  const match = playOffline(offlineEnvironment(seed), { name, game, decks, choose, ...read });
  let head: Head = { seq: -1, hash: '' };
  for (;;) {
    const next = match.next();
    if (next.done === true) return { state: next.value, head };
    head = next.value.head;
  }
}

function print({ state, head }: Played, json: boolean): void {
  const { record, table } = state;
  const events = head.seq + 1;
  const result = table?.outcome ?? null;
  if (json) return console.log(JSON.stringify({ record, events, hash: head.hash, result }));
  const who = plain(placesWords({}, result?.places ?? []));
  console.log(`${record}  ${head.hash}  ${events} events, ${who} by ${result?.reason}`);
}

/** Which cards of a game come into play by chance, which ones scenarios name, and the page of it. */
import { randomWalk } from '@scoresheet/rules-testing';
import type { WalkedGame } from './walked-game.js';

interface CardCoverage {
  readonly code: string;
  readonly name: string;
  readonly isPlayed: boolean;
  /** Names of the scenario files that name it. */
  readonly scenarios: readonly string[];
}

export interface GameCoverage {
  readonly title: string;
  /** Path of the scenarios from the page's folder. */
  readonly scenarioFolder: string;
  readonly cards: readonly CardCoverage[];
}

/** The codes that come into play before so many actions are over; ends when all have. */
export function playedCards(game: WalkedGame, actions: number): ReadonlySet<string> {
  const { rules, tableOf, longestGame, cards } = game;
  const unplayed = new Set(cards);
  let done = 0;
  for (let seed = 1; unplayed.size > 0 && done < actions; seed += 1) {
    const walked = randomWalk({
      rules,
      seating: tableOf(seed),
      seed,
      maxActions: longestGame,
      onFacts: (facts) => facts.forEach((fact) => unplayed.delete(game.cardPlayed(fact) ?? '')),
    });
    done += walked.actions.length;
  }
  return new Set(cards.filter((code) => !unplayed.has(code)));
}

/** `texts` are the scenario files by name. */
export function coverageOf(
  game: WalkedGame,
  played: ReadonlySet<string>,
  texts: Readonly<Record<string, string>>,
): readonly CardCoverage[] {
  return game.cards.map((code) => {
    const name = game.rules.faces[code]?.name ?? code;
    const named = new RegExp(`(?<![\\w'])${escaped(name)}(?![\\w'])`);
    const scenarios = Object.entries(texts)
      .filter(([, text]) => named.test(text))
      .map(([file]) => file);
    return { code, name, isPlayed: played.has(code), scenarios };
  });
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What is missing of a card, a sentence each; nothing where it is played and named. */
export function exceptionsOf(cards: readonly CardCoverage[]): readonly string[] {
  return cards.flatMap(({ name, isPlayed, scenarios }) => [
    ...(isPlayed ? [] : [`${name} is never played`]),
    ...(scenarios.length > 0 ? [] : [`${name} is named by no scenario`]),
  ]);
}

export function coveragePage(games: readonly GameCoverage[], actions: number): string {
  return [
    '# Cards: played and named',
    'Every card of every game: whether it comes into play in random games (the first ' +
      `${actions.toLocaleString('en')} actions of [random play](../testing.md#random-play)), and ` +
      'the scenarios that name it.\nThis page is generated, and a spec fails when it is out of ' +
      'date. Renew it with `npx vitest run tools/random-play/src/card-coverage.spec.ts -u`.',
    ['| game | cards | played | named | exceptions |', '| --- | --- | --- | --- | --- |']
      .concat(games.map(summaryRow))
      .join('\n'),
    ...games.flatMap(section),
    '',
  ].join('\n\n');
}

function summaryRow({ title, cards }: GameCoverage): string {
  const played = cards.filter(({ isPlayed }) => isPlayed).length;
  const named = cards.filter(({ scenarios }) => scenarios.length > 0).length;
  const exceptions = exceptionsOf(cards).length;
  return `| ${title} | ${cards.length} | ${played} | ${named} | ${exceptions || 'none'} |`;
}

function section({ title, cards, scenarioFolder }: GameCoverage): readonly string[] {
  const exceptions = exceptionsOf(cards);
  // Files alone: with numbers the page would be out of date with every new scenario.
  const links = ({ scenarios }: CardCoverage): string =>
    scenarios.map((file) => `[${file}](${scenarioFolder}/${file}.yaml)`).join(', ');
  const rows = cards.map(
    (card) =>
      `| ${card.code} | ${card.name} | ${card.isPlayed ? 'yes' : '**no**'} | ${links(card)} |`,
  );
  return [
    `## ${title}`,
    exceptions.length === 0 ? 'Exceptions: none.' : exceptions.map((one) => `- ${one}`).join('\n'),
    ['| card | name | played | scenarios |', '| --- | --- | --- | --- |', ...rows].join('\n'),
  ];
}

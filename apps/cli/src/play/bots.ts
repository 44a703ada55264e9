/** Who sits opposite when nobody does. A bot sees what its seat may see, and nothing else. */
import type { CatalogEntry } from '@scoresheet/games-catalog';
import type { Choice, DecisionView } from '@scoresheet/rules-engine';
import { randomChoice, seededNumbers } from '@scoresheet/rules-testing';
import type { TerminalMatch } from './terminal-match.js';

/** `heuristic` takes the game's own advice; `random` takes none. */
export const BOTS = ['heuristic', 'random'] as const;
export type BotName = (typeof BOTS)[number];

export type Bot = (match: TerminalMatch, open: DecisionView) => Choice;

export function botNamed(name: BotName, game: CatalogEntry, seed: number): Bot {
  const below = seededNumbers(seed);
  return (match, { seat, options }) => {
    if (!options) throw new Error('a bot is asked what is not its to decide');
    const seen = { seat, table: match.seen(seat) };
    const advice = name === 'heuristic' ? (game.advise?.(seen) ?? []) : [];
    const advised = advice.length > 0 ? advice[below(advice.length)] : undefined;
    return advised?.choice ?? randomChoice(options, below);
  };
}

/** Answers as the bot chooses. */
export function botAnswers(bot: Bot, match: TerminalMatch, open: DecisionView): void {
  const picked = bot(match, open);
  const choice = typeof picked === 'object' ? [...picked] : picked;
  match.send({ seat: open.seat, says: { type: 'act', decision: open.id, choice } });
}

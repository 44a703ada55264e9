import { BOT_KINDS, type BotKind } from '@scoresheet/services-bots';
import { InvalidArgumentError } from 'commander';

const isKind = (word: string): word is BotKind => (BOT_KINDS as readonly string[]).includes(word);

/** `heuristic,random`: the bot whose wins are counted, and its opponent. */
export function parseBots(text: string): readonly [BotKind, BotKind] {
  const [first = '', second = '', ...more] = text.split(',').map((word) => word.trim());
  if (isKind(first) && isKind(second) && more.length === 0) return [first, second];
  throw new InvalidArgumentError(`Name two of ${BOT_KINDS.join(', ')}, with a comma between.`);
}

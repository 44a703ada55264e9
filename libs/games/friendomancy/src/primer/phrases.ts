/** How answers of Friendomancy are said: the first phrase that fits counts. */
import type { Phrase } from '@scoresheet/rules-presentation';

export const PHRASES: readonly Phrase[] = [
  { says: 'plays {card}', id: 'play {card}', from: 'hand' },
  {
    says: 'attacks the player {seat} with {card}',
    also: ['attacks {seat} with {card}'],
    id: 'attack {card} player-{seat}',
  },
  { says: 'attacks {target} with {card}', id: 'attack {card} {target}' },
  { says: 'sacrifices {card}', id: 'sacrifice {card}' },
  { says: 'ends the step', also: ['passes'], id: 'end' },
  { says: 'keeps the hand', id: 'keep' },
  { says: 'swaps {card}', also: ['discards {card}'], id: 'discard {card}', from: 'hand' },
  { says: 'draws from the deck', id: 'draw deck' },
  { says: 'draws from the {pool}', id: 'draw {pool}', words: poolWords() },
  {
    says: 'adds {count} from the {pool}',
    also: ['adds {count} cards from the {pool}', 'adds {count} card from the {pool}'],
    id: 'add {count} {pool}',
    words: countWords(),
  },
  ...[1, 2, 3, 4].map(drafts),
  { says: 'disputes {row}', id: 'dispute {row}', words: rowWords() },
  { says: 'reads it as {reading}', id: '{reading}', words: readingWords(), when: ['reading'] },
  { says: 'gives it to the {pool}', id: '{pool}', words: poolWords(), when: ['place-foe'] },
  { says: 'gives no reason', id: '', when: ['reason'] },
  { says: 'means decision {number}', id: '{number}', when: ['about'] },
  { says: 'writes {words}', id: '{words}', when: ['question', 'answer', 'reason'] },
  { says: 'decides for {criteria...}', id: '{criteria}', words: criteriaWords() },
  { says: 'names {seats...}', id: 'player-{seats}', when: ['draft-order', 'turn-order'] },
  { says: 'says yes', id: 'yes' },
  { says: 'says no', id: 'no' },
  { says: 'discards {cards...}', id: '{cards}', when: ['discard'] },
  { says: 'chooses the player {seat}', id: 'player-{seat}', when: ['target'] },
  { says: 'chooses {card}', id: '{card}', when: ['target'] },
  { says: 'chooses {cards...}', id: '{cards}', when: ['target'] },
];

function poolWords(): Readonly<Record<string, string>> {
  return {
    'Friend Pool': 'friends',
    'Magic Pool': 'spells',
    'Curse Pool': 'curses',
    'Whatever Pool': 'whatevers',
  };
}

/** Pools, and how many cards of one are added. */
function countWords(): Readonly<Record<string, string>> {
  const numbers = ['0', '1', '2', '3', '4'].map((words) => [words, words] as const);
  return { ...poolWords(), ...Object.fromEntries(numbers) };
}

/** `takes 4 friends 2 curses`, in any order: so many out of so many Pools. */
function drafts(pools: number): Phrase {
  const parts = Array.from({ length: pools }, (_, index) => `{count${index}} {pool${index}}`);
  const last = parts.length > 1 ? ` and ${parts.at(-1)}` : '';
  const others = [parts.join(', '), `${parts.slice(0, -1).join(', ')}${last}`];
  return {
    says: `takes ${parts.join(' ')}`,
    also: pools > 1 ? others.map((list) => `takes ${list}`) : [],
    id: `take ${parts.join(' ')}`,
    words: draftWords(),
  };
}

/** Words for as many cards of a Pool as anybody could want. */
function draftWords(): Readonly<Record<string, string>> {
  const counts = Array.from({ length: 24 }, (_, index) => String(index + 1));
  const pools = Object.values(poolWords());
  return Object.fromEntries([
    ...[...counts, ...pools].map((word) => [word, word]),
    ...pools.map((pool) => [pool.replace(/s$/, ''), pool]),
  ]);
}

function rowWords(): Readonly<Record<string, string>> {
  return { 'the attacks of a Friend': 'attacksPerFriend', 'something in words': 'inWords' };
}

function readingWords(): Readonly<Record<string, string>> {
  return { one: '1', two: '2', three: '3' };
}

function criteriaWords(): Readonly<Record<string, string>> {
  return { Fun: 'fun', Clear: 'clear', Funny: 'funny', Fairness: 'consistentAndFair' };
}

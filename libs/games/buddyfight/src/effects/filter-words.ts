/** How a card says which cards it means. Rules: B02, B09, R-BFT-13. */
import { phrases, type CardWords, type FilterWords, type Noun } from '@scoresheet/rules-cards';
import type { CardFace } from '@scoresheet/rules-engine';
import type { CardType } from '../cards/shape.js';
import { VALUE_WORDS } from './value-words.js';

export const TYPE_WORDS: Readonly<Record<CardType, Noun>> = {
  flag: ['Flag', 'Flags'],
  monster: ['monster', 'monsters'],
  item: ['item', 'items'],
  spell: ['spell', 'spells'],
  impact: ['impact', 'impacts'],
};

const NO_MONSTER: Noun = ['item or set spell', 'items or set spells'];

/** What a [Counter] is used against. */
export const THING_WORDS: NonNullable<CardWords['things']> = {
  call: ['monster that your opponent calls', 'monsters that your opponent calls'],
  cast: ['card that your opponent casts', 'cards that your opponent casts'],
  spell: ['spell that your opponent casts', 'spells that your opponent casts'],
  equip: ['item that your opponent equips', 'items that your opponent equips'],
  ability: ['ability that your opponent uses', 'abilities that your opponent uses'],
  attack: ["attack of your opponent's", "attacks of your opponent's"],
  'attack-on-you': ['attack on you', 'attacks on you'],
  'attack-on-monster': ['attack on a monster of yours', 'attacks on monsters of yours'],
};

const FIGHTERS: Readonly<Record<string, string>> = {
  you: 'your side',
  opponent: "your opponent's side",
  each: 'each fighter',
};

const thisCard = ({ type }: CardFace): string => `this ${type}`;

const told =
  (yes: string, no: string): FilterWords =>
  (wanted) => ({ before: wanted === true ? yes : no });

/** Filters in the order in which their words stand in a sentence. */
export const FILTER_WORDS: { readonly [filter: string]: FilterWords } = {
  fighter: (wanted) => ({ is: FIGHTERS[String(wanted)] ?? '' }),
  other: (wanted, { face }) => (wanted === true ? { other: true } : { is: thisCard(face) }),
  above: () => ({ is: 'the card above this' }),
  under: () => ({ whose: 'its' }),
  side: phrases.side("your opponent's", 'opposing'),
  resting: told('resting', 'standing'),
  attacking: told('attacking', 'idle'),
  underAttack: told('attacked', 'unattacked'),
  buddy: told('Buddy', 'non-Buddy'),
  world: (wanted) => ({ before: String(wanted) }),
  attribute: (wanted) => ({ before: String(wanted) }),
  type: (wanted) => ({ noun: TYPE_WORDS[wanted as CardType] }),
  monster: (wanted) => ({ noun: wanted === true ? TYPE_WORDS.monster : NO_MONSTER }),
  area: (wanted) => ({ after: `in the ${String(wanted)} area` }),
  keyword: (wanted) => ({ with: VALUE_WORDS[String(wanted)]?.name ?? '' }),
  sizeAtMost: (wanted) => ({ with: `a size of at most ${Number(wanted)}` }),
  sizeAtLeast: (wanted) => ({ with: `a size of at least ${Number(wanted)}` }),
  powerAtMost: (wanted) => ({ with: `a power of at most ${Number(wanted)}` }),
  defenseAtMost: (wanted) => ({ with: `a defense of at most ${Number(wanted)}` }),
};

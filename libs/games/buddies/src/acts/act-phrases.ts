/** Phrases for whoever has the priority: the first that fits counts. */
import { PASS } from '@scoresheet/rules-engine';
import { countedWords, givingUp, type Phrase } from '@scoresheet/rules-presentation';

/** What waits on the stack, as players count it in a turn: "the 2nd". */
const onStack = countedWords((count) => `s${count}`);

/** A way to say who is meant, for playing a card and for each of a Buddy's abilities. */
const aimed = (says: string, id: string, from?: string): readonly Phrase[] =>
  [
    {
      says: `${says} against the {item} on the stack`,
      also: ['against', 'at', 'on'].map((aim) => `${says} ${aim} {item}`),
      id: `${id} *={item}`,
      words: onStack,
    },
    { says: `${says} onto the deck of {seat}`, id: `${id} deck=deck-{seat}` },
    {
      says: `${says} at the deck of {seat}`,
      also: [`${says} at {seat}'s deck`, `${says} on the deck of {seat}`],
      id: `${id} *=deck-{seat}`,
    },
    {
      says: `${says} at the player {seat}`,
      also: [`${says} at {seat}`, `${says} on {seat}`],
      id: `${id} *=player-{seat}`,
    },
    { says: `${says} at nobody`, id: `${id} *=none` },
    {
      says: `${says} at {target}`,
      also: [`${says} on {target}`, `${says} targeting {target}`],
      id: `${id} *={target}`,
    },
    {
      says: `${says} at {one} and {other}`,
      also: [`${says} on {one} and {other}`],
      id: `${id} *={one},{other}`,
    },
    ...givingUp(`${says} at {target}`, `${id} *={target}`, [`${says} on {target}`]),
    ...givingUp(says, id),
    { says, id },
  ].map((phrase) => (from === undefined ? phrase : { ...phrase, from }));

/** The first ability of a Buddy is its attack, where it has one. */
const ATTACKS: readonly Phrase[] = [
  { says: 'attacks the deck of {seat} with {card}', also: ["attacks {seat}'s deck with {card}"] },
  { says: 'attacks {target} with {card}', also: ['uses {card} to attack {target}'] },
].map((phrase, index) => ({
  ...phrase,
  id: ['use {card} 0 *=deck-{seat}', 'use {card} 0 *={target}'][index] as string,
}));

/** Abilities of a Buddy behind its first, and behind its own those of its item (A-BUD-54). */
const OTHER_ABILITIES = ['second', 'third', 'fourth'];

export const ACTS: readonly Phrase[] = [
  { says: 'passes', id: PASS.id },
  { says: 'burns a card', id: 'burn' },
  { says: 'withdraws {card}', id: 'withdraw {card}' },
  { says: 'defends with {card}', id: 'defend {card}' },
  {
    says: 'plays {card} against the {item} on the stack onto {buddy}',
    also: ['at', 'on', 'against'].map((aim) => `plays {card} ${aim} {item} and {buddy}`),
    id: 'play {card} *={item} *={buddy}',
    words: onStack,
  },
  ...aimed('plays {card}', 'play {card}', 'hand'),
  {
    says: 'plays {card} on {bearer}',
    also: ['equips {bearer} with {card}', 'equips {card} on {bearer}'],
    types: ['item'],
    id: 'play {card} {bearer}',
    from: 'hand',
  },
  ...aimed('uses {card}', 'use {card} 0'),
  ...ATTACKS,
  ...OTHER_ABILITIES.flatMap((nth, index) =>
    aimed(`uses the ${nth} ability of {card}`, `use {card} ${index + 1}`),
  ),
];

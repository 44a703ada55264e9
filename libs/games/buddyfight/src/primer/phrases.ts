/** How answers of Buddyfight are said: the first phrase that fits counts. */
import type { Phrase } from '@scoresheet/rules-presentation';

const AREA_WORDS = { 'the left': 'left', 'the center': 'center', 'the right': 'right' };

const givings: readonly Phrase[] = [
  { says: ' giving up {gift} and {more}', id: ' give={gift},{more}' },
  { says: ' giving up {gift}, then {more}', id: ' give={gift} give={more}' },
  { says: ' giving up {gift}', id: ' give={gift}' },
  { says: '', id: '' },
];

/** A deed with all that may be named for it; what texts call their targets is theirs to say. */
function named({ says, id, ...more }: Phrase): readonly Phrase[] {
  const aims = [
    { says: `${says} at {one} and {other}`, id: `${id} *={one},{other}` },
    { says: `${says} at nobody`, id: `${id} *=none` },
    { says: `${says} at the attack`, id: `${id} *=attack` },
    {
      says: `${says} at {target}`,
      id: `${id} *={target}`,
      also: [`${says} on {target}`, `${says} targeting {target}`],
    },
    // Texts that choose twice: a friend, and somebody or nobody else.
    { says: `${says} at {friend} and nobody`, id: `${id} *={friend} *=none` },
    { says: `${says} at {friend} and {other}`, id: `${id} *={friend} *={other}` },
    { says, id },
  ];
  return aims.flatMap((aimed) =>
    givings.map((given) => ({
      ...{ ...more, says: aimed.says + given.says, id: aimed.id + given.id },
      also: (aimed.also ?? []).map((other) => other + given.says),
    })),
  );
}

/** Calls name an area, and nothing else but what is given. */
const calls = (says: string, id: string): readonly Phrase[] =>
  givings.map((given) => ({
    ...{ says: says + given.says, id: id + given.id },
    ...{ words: AREA_WORDS, from: 'hand' },
  }));

const ORDINALS = ['first', 'second', 'third', 'fourth'];

/** An ability goes by its card; where two of one card could be meant, by its place on the card too. */
const abilities = (says: string, verb: string): readonly Phrase[] =>
  ['{card}', 'the {nth} ability of {card}'].flatMap((what) =>
    ORDINALS.flatMap((nth, index) =>
      named({
        says: says.replace('{card}', what.replace('{nth}', nth)),
        id: `${verb} {card} ${index}`,
      }),
    ),
  );

const ATTACKS: readonly Phrase[] = [
  {
    says: 'attacks the fighter {seat} with {card}',
    also: ['attacks {seat} with {card}'],
    id: 'attack {card} fighter-{seat}',
  },
  {
    says: 'attacks the fighter {seat} with {a} and {b}',
    also: ['attacks {seat} with {a} and {b}'],
    id: 'attack {a},{b} fighter-{seat}',
  },
  {
    says: 'attacks the fighter {seat} with {a} and {b} and {c}',
    also: ['attacks {seat} with {a} and {b} and {c}', 'attacks {seat} with {a}, {b} and {c}'],
    id: 'attack {a},{b},{c} fighter-{seat}',
  },
  { says: 'attacks {target} with {a} and {b} and {c}', id: 'attack {a},{b},{c} {target}' },
  { says: 'attacks {target} with {a} and {b}', id: 'attack {a},{b} {target}' },
  { says: 'attacks {target} with {card}', id: 'attack {card} {target}' },
];

/** What is said of cards by their printed names, which outlive their ids. */
const FACES: readonly Phrase[] = [
  ...['', ' (2)', ' (3)', ' (4)'].flatMap((text, index) => [
    { says: `puts {face}${text} first`, id: `{face} ${index}`, when: ['choose-auto'] },
    { says: `puts another {face}${text} first`, id: `{face} ${index} 2`, when: ['choose-auto'] },
  ]),
  { says: 'takes {face}', id: 'take {face}' },
];

const SAVES: readonly Phrase[] = ORDINALS.flatMap((_, index) => [
  { says: 'saves it with {card} giving up {gift}', id: `save {card} ${index} give={gift}` },
  { says: 'saves it with {card}', id: `save {card} ${index}` },
]);

const LISTS: readonly Phrase[] = [
  { says: 'takes nothing', id: 'nothing', when: ['search'] },
  {
    says: 'pays with {cards...}',
    also: ['pays with {cards...} gauge', 'pays {cards...} gauge', 'pays {cards...}'],
    id: '{cards}',
    when: ['pay-gauge'],
  },
  { says: 'discards {cards...}', id: '{cards}', when: ['discard'] },
  { says: 'drops {card}', id: '{card}', when: ['drop-monster'] },
  { says: 'strikes back at {card}', id: '{card}', when: ['counterattack'] },
  { says: 'chooses {card}', id: '{card}', when: ['target'] },
  { says: 'chooses {cards...}', id: '{cards}', when: ['target'] },
];

const PLAIN: readonly Phrase[] = [
  { says: 'passes', id: 'pass' },
  { says: 'charges {card}', id: 'charge {card}', from: 'hand' },
  { says: 'ends the attacks', id: 'end-attacks' },
  { says: 'stays', id: 'stay' },
  { says: 'moves {card} to {area}', id: 'move {card} {area}', words: AREA_WORDS },
  { says: 'shifts to {area}', id: 'to {area}', words: AREA_WORDS },
  { says: 'says no', id: 'no' },
  { says: 'saves it by {card}', also: ['saves it with {card}'], id: 'soulguard {card}' },
];

export const PHRASES: readonly Phrase[] = [
  ...PLAIN,
  ...ATTACKS,
  ...calls('calls {card} to {area}', 'call {card} {area}'),
  ...calls('Buddy Calls {card} to {area}', 'call {card} {area} buddy'),
  { says: 'calls {card}', id: 'call {card}', from: 'hand' },
  ...named({ says: 'equips {card}', id: 'equip {card}', from: 'hand' }),
  ...named({ says: 'Buddy Calls {card} as an item', id: 'equip {card} buddy', from: 'hand' }),
  ...named({ says: 'casts {card}', id: 'cast {card}', from: 'hand' }),
  ...named({ says: 'Buddy Calls {card} as a spell', id: 'cast {card} buddy', from: 'hand' }),
  ...abilities('uses {card}', 'use'),
  ...abilities('lets {card} act', 'auto'),
  ...SAVES,
  ...FACES,
  ...LISTS,
];

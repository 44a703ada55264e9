/** How answers of Buddyfight are said: the first phrase that fits counts. */
import type { Rules } from '@scoresheet/rules-engine';

export interface Phrase {
  readonly says: string;
  readonly id: string;
  readonly when?: readonly string[];
  readonly words?: { readonly [words: string]: string };
}

const AREA_WORDS = { 'the left': 'left', 'the center': 'center', 'the right': 'right' };

type Faces = Rules['faces'];

/** What texts call those that they choose: each is said the same way. */
const namesIn = (faces: Faces): readonly string[] => [
  ...new Set(
    Object.values(faces).flatMap(({ abilities }) =>
      abilities.flatMap(({ choose = [] }) => choose.map(({ name }) => name)),
    ),
  ),
];

/** An ability is named by its number; players name the card alone. */
const MOST_ABILITIES = 4;

const givings: readonly Phrase[] = [
  { says: ' giving up {gift} and {more}', id: ' give={gift},{more}' },
  { says: ' giving up {gift}, then {more}', id: ' give={gift} give={more}' },
  { says: ' giving up {gift}', id: ' give={gift}' },
  { says: '', id: '' },
];

/** A deed with all that may be named for it. */
const namedBy =
  (names: readonly string[]) =>
  ({ says, id }: Phrase): readonly Phrase[] => {
    const aims = names.flatMap((name) => [
      { says: `${says} at {one} and {other}`, id: `${id} ${name}={one},{other}` },
      { says: `${says} at nobody`, id: `${id} ${name}=none` },
      { says: `${says} at the attack`, id: `${id} ${name}=attack` },
      { says: `${says} at {target}`, id: `${id} ${name}={target}` },
    ]);
    return [...aims, ...pairs(says, id), { says, id }].flatMap((aimed) =>
      givings.map((given) => ({ says: aimed.says + given.says, id: aimed.id + given.id })),
    );
  };

type Named = ReturnType<typeof namedBy>;

/** Texts that choose twice: a friend, and somebody or nobody else. */
const pairs = (says: string, id: string): readonly Phrase[] =>
  ['foe', 'lost'].flatMap((name) => [
    { says: `${says} at {friend} and nobody`, id: `${id} friend={friend} ${name}=none` },
    { says: `${says} at {friend} and {other}`, id: `${id} friend={friend} ${name}={other}` },
  ]);

/** Calls name an area, and nothing else but what is given. */
const calls = (says: string, id: string): readonly Phrase[] =>
  givings.map((given) => ({ says: says + given.says, id: id + given.id, words: AREA_WORDS }));

const abilities = (named: Named, says: string, verb: string): readonly Phrase[] =>
  Array.from({ length: MOST_ABILITIES }, (_, index) => index).flatMap((index) =>
    named({ says, id: `${verb} {card} ${index}` }),
  );

const ATTACKS: readonly Phrase[] = [
  { says: 'attacks the fighter {seat} with {card}', id: 'attack {card} fighter-{seat}' },
  { says: 'attacks the fighter {seat} with {a} and {b}', id: 'attack {a},{b} fighter-{seat}' },
  { says: 'attacks the fighter {seat} with {a} and {b}', id: 'attack {b},{a} fighter-{seat}' },
  { says: 'attacks {target} with {a} and {b} and {c}', id: 'attack {a},{b},{c} {target}' },
  { says: 'attacks {target} with {a} and {b}', id: 'attack {a},{b} {target}' },
  { says: 'attacks {target} with {a} and {b}', id: 'attack {b},{a} {target}' },
  { says: 'attacks {target} with {card}', id: 'attack {card} {target}' },
];

/** What is said of cards by their printed names, which outlive their ids. */
function facesSaid(faces: Faces): readonly Phrase[] {
  const words = Object.fromEntries(Object.values(faces).map(({ name, code }) => [name, code]));
  const when = ['choose-auto'];
  const first = ['', ' (2)', ' (3)', ' (4)'].flatMap((text, index) => [
    { says: `puts {face}${text} first`, id: `{face} ${index}`, when, words },
    { says: `puts another {face}${text} first`, id: `{face} ${index} 2`, when, words },
  ]);
  return [...first, { says: 'takes {face}', id: 'take {face}', words }];
}

const saves = Array.from({ length: MOST_ABILITIES }, (_, index) => [
  { says: 'saves it with {card} giving up {gift}', id: `save {card} ${index} give={gift}` },
  { says: 'saves it with {card}', id: `save {card} ${index}` },
]);

const LISTS: readonly Phrase[] = [
  { says: 'takes nothing', id: 'nothing', when: ['search'] },
  { says: 'pays with {cards...}', id: '{cards}', when: ['pay-gauge'] },
  { says: 'discards {cards...}', id: '{cards}', when: ['discard'] },
  { says: 'drops {card}', id: '{card}', when: ['drop-monster'] },
  { says: 'strikes back at {card}', id: '{card}', when: ['counterattack'] },
  { says: 'chooses {card}', id: '{card}', when: ['target'] },
  { says: 'chooses {cards...}', id: '{cards}', when: ['target'] },
];

/** All phrases, for the cards of these faces. */
export function phrasesFor(faces: Faces): readonly Phrase[] {
  const named = namedBy(namesIn(faces));
  return [
    ...PLAIN,
    ...ATTACKS,
    ...calls('calls {card} to {area}', 'call {card} {area}'),
    ...calls('Buddy Calls {card} to {area}', 'call {card} {area} buddy'),
    { says: 'calls {card}', id: 'call {card}' },
    ...named({ says: 'equips {card}', id: 'equip {card}' }),
    ...named({ says: 'Buddy Calls {card} as an item', id: 'equip {card} buddy' }),
    ...named({ says: 'casts {card}', id: 'cast {card}' }),
    ...named({ says: 'Buddy Calls {card} as a spell', id: 'cast {card} buddy' }),
    ...abilities(named, 'uses {card}', 'use'),
    ...abilities(named, 'lets {card} act', 'auto'),
    ...saves.flat(),
    ...facesSaid(faces),
    ...LISTS,
  ];
}

const PLAIN: readonly Phrase[] = [
  { says: 'passes', id: 'pass' },
  { says: 'charges {card}', id: 'charge {card}' },
  { says: 'ends the attacks', id: 'end-attacks' },
  { says: 'stays', id: 'stay' },
  { says: 'moves {card} to {area}', id: 'move {card} {area}', words: AREA_WORDS },
  { says: 'shifts to {area}', id: 'to {area}', words: AREA_WORDS },
  { says: 'says no', id: 'no' },
  { says: 'saves it by {card}', id: 'soulguard {card}' },
];

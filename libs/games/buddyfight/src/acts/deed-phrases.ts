/** Phrases for what a fighter declares: the first that fits counts. */
import { PASS } from '@scoresheet/rules-engine';
import type { Phrase } from '@scoresheet/rules-presentation';

export const PASSES: Phrase = { says: 'passes', id: PASS.id };

export const SAYS_NO: Phrase = { says: 'says no', id: 'no' };

export const AREA_WORDS = { 'the left': 'left', 'the center': 'center', 'the right': 'right' };

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
      ...more,
      says: aimed.says + given.says,
      id: aimed.id + given.id,
      also: (aimed.also ?? []).map((other) => other + given.says),
    })),
  );
}

/** Calls name an area, and nothing else but what is given. */
const calls = (says: string, id: string): readonly Phrase[] =>
  givings.map((given) => ({
    says: says + given.says,
    id: id + given.id,
    words: AREA_WORDS,
    from: 'hand',
  }));

export const ORDINALS = ['first', 'second', 'third', 'fourth'];

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

export const CALLS: readonly Phrase[] = [
  ...calls('calls {card} to {area}', 'call {card} {area}'),
  ...calls('Buddy Calls {card} to {area}', 'call {card} {area} buddy'),
];

export const DEED_PHRASES: readonly Phrase[] = [
  ...CALLS,
  { says: 'calls {card}', id: 'call {card}', from: 'hand' },
  ...named({ says: 'equips {card}', id: 'equip {card}', from: 'hand' }),
  ...named({ says: 'Buddy Calls {card} as an item', id: 'equip {card} buddy', from: 'hand' }),
  ...named({ says: 'casts {card}', id: 'cast {card}', from: 'hand' }),
  ...named({ says: 'Buddy Calls {card} as a spell', id: 'cast {card} buddy', from: 'hand' }),
  ...abilities('uses {card}', 'use'),
];

export const AUTO_PHRASES: readonly Phrase[] = abilities('lets {card} act', 'auto');

/** A pond of frogs for specs of the standard set, at which verbs are carried out by hand. */
import {
  emptyTable,
  stock,
  type Effect,
  type Instruction,
  type Play,
  type Rules,
  type Seat,
  type Step,
} from '@scoresheet/rules-engine';
import { facesOf, printed, toy } from '@scoresheet/rules-engine/toys';
import type { VerbEntry } from '../entries/verb.js';
import type { Clause, InstructionSaid } from '../say/card-words.js';

const open = { faces: 'all', ids: 'all' } as const;

export const POND: Pick<Rules, 'zones' | 'faces' | 'stories' | 'maxSeats'> = {
  maxSeats: 3,
  zones: {
    field: open,
    bank: open,
    mud: { faces: 'nobody', ids: 'nobody' },
    bag: { faces: 'owner', ids: 'owner' },
  },
  stories: { healed: ['card', 'amount'], looked: ['seat', 'seen'], searched: ['seat', 'taken'] },
  faces: facesOf(...['frog', 'ant', 'bee', 'cat'].map((name) => printed(name, 'animal'))),
};

export const [FIRST, SECOND, THIRD] = ['c1', 'c2', 'c3'] as const;

/** Three seats: seats 1 and 2 have the frogs c1, c2 and c3 in turn; chance picks the undermost. */
export function atThePond(): Play {
  const rules = toy({ id: 'pond/1', ...POND, setup: () => undefined });
  const state = emptyTable(rules, { seats: 3, options: {} });
  const chance = { pick: () => 0 } as unknown as Play['chance'];
  const play: Play = { rules, state, chance, facts: [], floor: 0 };
  stock(play, 'field@1', 1, ['frog', 'frog']);
  stock(play, 'field@2', 2, ['frog']);
  return play;
}

/** What is asked when nothing else is to be done: whether this seat rests. */
export const restOf = (seat: Seat): Step => ({
  open: [],
  proceed: () => [{ seat, kind: 'rest' }],
  options: () => ({ pick: 'one', from: [{ id: 'end' }] }),
});

/** Seat 1 means it, by its first frog; `chosen` is what its choices have named. */
export const effectOf = (chosen: Effect['chosen'] = {}): Effect => ({
  card: FIRST,
  face: 'frog',
  ability: 0,
  controller: 1,
  chosen,
});

/** Carries the verb out with these words beside it. */
export function done(
  play: Play,
  entry: VerbEntry,
  words: Omit<Instruction, 'verb'>,
  chosen: Effect['chosen'] = {},
): Play {
  entry.does(play, effectOf(chosen), { ...words, verb: entry.word });
  return play;
}

const FROGS = { subject: 'frogs', object: 'frogs', possessive: "frogs'", many: true };

/** What a card says of it, where all frogs are meant. */
export const said = (
  { word, says }: VerbEntry,
  pieces: Partial<Omit<InstructionSaid, 'instruction'>> = {},
  words: Omit<Instruction, 'verb'> = {},
): Clause =>
  says({
    number: '2',
    to: FROGS,
    with: FROGS,
    change: '+1 leap',
    sought: '',
    offered: '',
    ...pieces,
    instruction: { ...words, verb: word },
  });

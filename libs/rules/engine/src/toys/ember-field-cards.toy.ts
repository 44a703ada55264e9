/** The cards of Ember Field, and the words in which they are written. */
import { amountOf, cardsMeant } from '../effects/select.js';
import type { Ability, Filter, Lasting, Verb } from '../contract/vocabulary.js';
import { happen } from '../run/happening.js';
import { draw, move } from '../acts/cards.js';
import { modify } from '../acts/modify.js';
import { tell } from '../acts/play.js';
import { cardOf, place } from '../state/state.js';
import { facesOf, printed } from './toy.js';

export const verbs: { readonly [verb: string]: Verb } = {
  burn: (play, effect, instruction) =>
    happen(
      play,
      ...cardsMeant(play, instruction, effect).map((card) => ({
        kind: 'burn',
        card,
        amount: amountOf(play, instruction.amount, effect),
      })),
    ),
  raise(play, effect, instruction) {
    for (const card of cardsMeant(play, instruction, effect)) {
      const by = amountOf(play, instruction.amount, effect);
      modify(play, card, { what: 'power', by, until: 'turn', giver: effect.controller });
    }
  },
  flatten(play, effect, instruction) {
    for (const card of cardsMeant(play, instruction, effect)) {
      modify(play, card, {
        what: 'power',
        by: 0,
        sets: true,
        until: 'turn',
        giver: effect.controller,
      });
    }
  },
  draw: (play, { controller }, { amount }) =>
    void draw(play, place('deck', controller), place('hand', controller), Number(amount)),
  ring: (play, { face }) => tell(play, 'rang', { face }),
  discard(play, effect, instruction) {
    for (const card of cardsMeant(play, instruction, effect)) {
      move(play, card, place('discard', cardOf(play.state, card).owner));
    }
  },
};

export const filters: { readonly [filter: string]: Filter } = {
  side: (_, { owner }, wanted, { controller }) => (owner === controller) === (wanted === 'yours'),
  other: (_, { id }, wanted, { card }) => (id !== card) === wanted,
};

const ENEMY = { name: 'foe', from: { side: 'theirs' }, min: 1, max: 1 };
const on = (timing: string, rest: Partial<Ability>): Ability => ({ timing, does: [], ...rest });
const banner: Lasting = { on: { side: 'yours', other: true }, what: 'power', by: 1 };

const unit = (name: string, power: number, ...abilities: readonly Ability[]) =>
  printed(name, 'unit', { stats: { power, embers: 2 }, abilities });

export const faces = facesOf(
  unit('plain', 1),
  unit(
    'spark',
    1,
    on('on-enter', { choose: [ENEMY], does: [{ verb: 'burn', to: 'foe', amount: 1 }] }),
  ),
  unit('blaze', 2, on('on-enter', { does: [{ verb: 'burn', to: { side: 'theirs' }, amount: 2 }] })),
  unit('banner', 0, on('passive', { lasting: [banner] })),
  unit(
    'drummer',
    1,
    on('on-enter', { does: [{ verb: 'raise', to: { side: 'yours' }, amount: 2 }] }),
  ),
  unit('frost', 1, on('on-enter', { choose: [ENEMY], does: [{ verb: 'flatten', to: 'foe' }] })),
  unit(
    'seer',
    0,
    on('on-enter', {
      may: true,
      when: { counter: 'life', atMost: 3 },
      does: [{ verb: 'draw', amount: 1 }],
    }),
  ),
  unit(
    'miser',
    1,
    on('on-enter', {
      choose: [
        { name: 'gift', from: { zone: 'hand', side: 'yours' }, min: 1, max: 1, hidden: true },
      ],
      does: [{ verb: 'discard', to: 'gift' }],
    }),
  ),
  unit('imp', 1, on('on-burn', { does: [{ verb: 'burn', to: 'self', amount: 0 }] })),
  unit('pyre', 1, on('on-enter', { does: [{ verb: 'burn', to: {}, amount: 2 }] })),
  unit('flare', 1, on('on-enter', { does: [{ verb: 'burn', to: { side: 'theirs' }, amount: 1 }] })),
  unit(
    'cinder',
    1,
    on('on-enter', {
      does: [
        { verb: 'burn', to: { side: 'theirs' }, amount: 2 },
        { verb: 'burn', to: { side: 'theirs' }, amount: 2 },
      ],
    }),
  ),
  unit('bell', 1, on('on-burn', { does: [{ verb: 'ring' }] })),
  unit('gong', 1, on('on-burn', { does: [{ verb: 'ring' }] })),
  unit('chime', 1, on('on-burn', { does: [{ verb: 'ring' }] })),
  unit('echo', 1, on('on-gong', { does: [{ verb: 'ring' }] })),
);

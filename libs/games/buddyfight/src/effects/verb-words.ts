/** What each verb of `verbs.ts` says on a card. */
import { phrases, type InstructionSaid, type VerbWords } from '@scoresheet/rules-cards';

const { cards, cardsByChance, gets, order, ownersOf, seatDoes } = phrases;

const WHO: Readonly<Record<string, string>> = { each: 'each fighter', opponent: 'your opponent' };

const fighterDoes = seatDoes((who) => WHO[who] ?? '');

const topCards = (number: string): string =>
  number === '1' ? 'top card' : `top ${cards({ number })}`;

const whose = (who: unknown): string =>
  who === undefined || who === 'you' ? 'your' : `${WHO[String(who)] ?? ''}'s`;

const to =
  (says: (cards: string, said: InstructionSaid) => string): VerbWords =>
  (said) =>
    order(says(said.to.object, said));

/** A shield of so much lets nothing through. */
const WHOLE = 99;

export const VERB_WORDS: { readonly [verb: string]: VerbWords } = {
  damage: ({ instruction: { who }, number }) =>
    order(`deal ${number} damage to ${WHO[String(who)] ?? 'yourself'}`),
  'lose-life': fighterDoes('lose', 'loses', ({ number }) => `${number} life`),
  'gain-life': fighterDoes('gain', 'gains', ({ number }) => `${number} life`),
  shield: ({ instruction: { who }, number }) => ({
    statement: `the next damage to ${WHO[String(who)] ?? 'you'} this turn is reduced ${
      Number(number) >= WHOLE ? 'to 0' : `by ${number}`
    }`,
  }),
  draw: fighterDoes('draw', 'draws', cards),
  charge: ({ instruction: { who }, number }) =>
    order(`put the ${topCards(number)} of ${whose(who)} deck into the gauge`),
  mill: ({ instruction: { who }, number }) =>
    order(`put the ${topCards(number)} of ${whose(who)} deck into the drop zone`),
  discard: fighterDoes('discard', 'discards', cards),
  'discard-at-random': fighterDoes('discard', 'discards', cardsByChance),
  search: ({ sought }) =>
    order(`search your deck for ${sought || 'a card'}, show it, take it to your hand and shuffle`),
  'look-at-top': ({ number }) =>
    order(
      `look at the ${topCards(number)} of your deck, take one to your hand and put the rest under it`,
    ),
  'shuffle-drop': ({ instruction: { who } }) =>
    order(`shuffle ${whose(who)} drop zone into the deck`),
  destroy: to((them) => `destroy ${them}`),
  return: to((them, said) => `return ${them} to ${ownersOf(said.to, 'hand')}`),
  'put-into-drop': to((them, said) => `put ${them} into ${ownersOf(said.to, 'drop zone')}`),
  'put-into-gauge': to((them, said) => `put ${them} into ${ownersOf(said.to, 'gauge')}`),
  'put-on-deck': to((them, said) => `put ${them} on top of ${ownersOf(said.to, 'deck')}`),
  'put-under-deck': to((them, said) => `put ${them} under ${ownersOf(said.to, 'deck')}`),
  stand: to((them) => `stand ${them}`),
  rest: to((them) => `rest ${them}`),
  shift: to((them) => `move ${them} to an empty area`),
  stay: (said) => ({ statement: `${said.to.subject} ${said.to.many ? 'stay' : 'stays'}` }),
  give: gets,
  'put-into-soul': to((them) => `put ${them} into the soul of the monster chosen on the field`),
  'deck-to-soul': to(
    (them, { number }) => `put the ${topCards(number)} of your deck into the soul of ${them}`,
  ),
  call: to((them, { instruction: { free, area } }) =>
    [
      `call ${them}`,
      area === undefined ? '' : ` to the ${String(area)}`,
      free ? ' without its cost' : '',
    ].join(''),
  ),
  nullify: to((it) => `nullify ${it}`),
  'only-if': ({ instruction: { of, atLeast, atMost } }) => ({
    lead: `only if ${of === 'opponent' ? 'your opponent has' : 'you have'} ${
      atMost === undefined ? `at least ${Number(atLeast)}` : `at most ${Number(atMost)}`
    } life`,
  }),
};

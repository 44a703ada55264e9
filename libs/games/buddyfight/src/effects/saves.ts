/**
 * Texts that let a card stay instead of being destroyed, at a price. Soulguard is offered beside
 * them; each stands before one destruction once.
 *
 * Rules: B29; decisions A-BFT-43, A-BFT-46, A-BFT-47, A-BFT-48.
 */
import {
  abilitiesTimed,
  cardOf,
  cardsIn,
  effectFrame,
  fits,
  holds,
  no,
  push,
  tell,
  type Card,
  type CardId,
  type Effect,
  type HappeningRule,
  type Play,
  type Reading,
  type Replacement,
  type Selector,
} from '@scoresheet/rules-engine';
import { ready, readyDecision, type Phrase } from '@scoresheet/rules-presentation';
import { ORDINALS, SAYS_NO } from '../acts/deed-phrases.js';
import { isFresh, useOnce } from '../acts/limits.js';
import { canPay, givings, pay } from '../acts/payment.js';
import { givesWords } from '../acts/way.js';
import type { FightAbility } from '../cards/priced.js';
import { leaveRule, type Leaving } from '../combat/leave.js';
import { cardsOnField, controllerOf, gauge } from '../field.js';
import { faceOfCard, hasAbilities } from '../values.js';

const SAVES: readonly Phrase[] = [
  { says: 'saves it by {card}', also: ['saves it with {card}'], id: 'soulguard {card}' },
  ...ORDINALS.flatMap((_, index) => [
    { says: 'saves it with {card} giving up {gift}', id: `save {card} ${index} give={gift}` },
    { says: 'saves it with {card}', id: `save {card} ${index}` },
  ]),
];

export const mayReplaceDecision = readyDecision('may-replace', {
  title: 'Save it?',
  hint: 'Something may be given so that the card stays: a card of its soul, say (A-BFT-46, B29).',
  hidden: 'decides whether to save a card',
  phrases: [SAYS_NO, ...SAVES],
  idle: SAYS_NO.id,
  refuse: no('B29', 'Name a card of the soul, or answer "no".'),
  refuseElsewhere: (_, __, { verb }) =>
    verb === SAYS_NO.id
      ? undefined
      : no('B29', 'Cards are saved as they are about to leave the field.'),
});

export const replaceDecision = ready.replace('A-BFT-47', { phrases: SAVES });

/** How cards leave the field, with all that may stand before it. */
export const savedLeaveRule: HappeningRule = {
  ...leaveRule,
  replacements(reading, happening) {
    const leaving = happening as Leaving;
    const saves = leaving.destroyed ? savesOf(reading, leaving.card) : [];
    return [...saves, ...(leaveRule.replacements?.(reading, leaving) ?? [])];
  },
};

/** A text that saves, and the effect by which it does. */
interface Saving {
  readonly ability: FightAbility;
  readonly effect: Effect;
}

function savesOf(reading: Reading, id: CardId): readonly Replacement[] {
  const card = reading.state.cards[id];
  if (!card) return [];
  return cardsOnField(reading.state, controllerOf(reading.state, card))
    .filter((saver) => hasAbilities(reading, saver))
    .flatMap((saver) => savingsBy(reading, saver))
    .filter((saving) => isMeant(reading, saving, card))
    .flatMap((saving) => waysToSave(reading, saving, card));
}

function savingsBy(reading: Reading, saver: Card): readonly Saving[] {
  const face = faceOfCard(reading, saver);
  const controller = controllerOf(reading.state, saver);
  return abilitiesTimed(face, 'saves').map((ability) => ({
    ability: face.abilities[ability] as FightAbility,
    effect: { card: saver.id, face: face.code, ability, controller, chosen: {} },
  }));
}

/** What stays is the card itself, or one that fits. */
function isMeant(reading: Reading, { ability, effect }: Saving, card: Card): boolean {
  const to = ability.does.find(({ verb }) => verb === 'stay')?.to;
  if (to === 'self') return card.id === effect.card;
  return typeof to === 'object' && fits(reading, card, to as Selector, effect);
}

/** One way for each card that may be given; of the gauge goes what came last, unseen by all. */
function waysToSave(reading: Reading, saving: Saving, card: Card): readonly Replacement[] {
  const { ability, effect } = saving;
  const { price = {}, when } = ability;
  const isFree = isFresh(reading, effect, ability) && holds(reading, when, effect);
  if (!isFree || !canPay(reading, effect.controller, price, effect.card)) return [];
  return givings(reading, price, effect, [card.id]).map((gives) => ({
    id: `save ${effect.card} ${effect.ability}${givesWords(gives)}`,
    seat: effect.controller,
    may: true,
    instead: (play) => save(play, saving, card.id, gives),
  }));
}

function save(
  play: Play,
  { ability, effect }: Saving,
  card: CardId,
  gives: readonly (readonly CardId[])[],
): null {
  const { price = {} } = ability;
  const { controller, card: source } = effect;
  const all = cardsIn(play.state, gauge(controller));
  const paid = all.slice(all.length - (price.gauge ?? 0));
  useOnce(play, effect, ability);
  pay(play, controller, price, { gauge: paid, gives, source });
  tell(play, 'saved', { card, face: cardOf(play.state, card).face });
  push(play, effectFrame(effect, {}));
  return null;
}

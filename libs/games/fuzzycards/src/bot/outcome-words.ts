/** What came of a choice, in words: `Moth of Maybe falls, 2 go through`. */
import {
  faceOfCard,
  type CardId,
  type Fact,
  type Happened,
  type Reading,
  type Seat,
} from '@scoresheet/rules-engine';
import { controllerOf } from '../field.js';

/** The printed name, as the thinking seat knows it. */
export function nameOf(reading: Reading, id: CardId | undefined): string {
  const card = reading.state.cards[id ?? ''];
  return card ? faceOfCard(reading, card).name : 'a card';
}

export function namesOf(reading: Reading, ids: readonly CardId[]): string {
  const names = ids.map((id) => nameOf(reading, id));
  return names.length > 1
    ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
    : (names[0] ?? 'nothing');
}

/** A deed and what comes of it: `attacks Moth of Maybe: it falls`. */
export const withOutcome = (deed: string, outcome: readonly string[]): string =>
  outcome.length === 0 ? deed : `${deed}: ${outcome.join(', ')}`;

/** `reading` is the table before the facts, which still has every card that they name. */
export function outcomeWords(reading: Reading, seat: Seat, facts: readonly Fact[]): string[] {
  const told = ofThisPhase(facts).filter((fact) => fact.kind === 'happened');
  const fallen = new Set(told.filter(({ what }) => what === 'knocked-out').map(cardIn));
  const words = told
    .sort((a, b) => Number(b.what === 'knocked-out') - Number(a.what === 'knocked-out'))
    .flatMap((fact) => sayFact(reading, seat, fact, fallen));
  const ended = facts.find((fact) => fact.kind === 'ended');
  if (ended?.kind === 'ended') words.push(endWords(ended.outcome.places, seat));
  return [...new Set(words)];
}

/** What the next phases bring of themselves is no outcome of the choice. */
function ofThisPhase(facts: readonly Fact[]): readonly Fact[] {
  const next = facts.findIndex((fact) => fact.kind === 'counted' && fact.what === 'phase');
  return next < 0 ? facts : facts.slice(0, next);
}

const cardIn = ({ card }: Happened): CardId => String(card);

function sayFact(
  reading: Reading,
  seat: Seat,
  fact: Happened,
  fallen: ReadonlySet<CardId>,
): readonly string[] {
  const name = nameOf(reading, cardIn(fact));
  switch (fact.what) {
    case 'knocked-out':
      return [`${whose(reading, seat, cardIn(fact))}${name} falls`];
    case 'card-hit':
      return fallen.has(cardIn(fact)) ? [] : [`${name} takes ${fact['amount']}`];
    case 'life-hit':
      return [`${fact['amount']} ${fact['seat'] === seat ? 'off the own Life' : 'go through'}`];
    case 'shielded':
      return [`the Shield of ${name} holds`];
    case 'attack-dodged':
      return [`${name} withdraws`];
    case 'healed':
      return [`${name} heals ${fact['amount']}`];
    default:
      return [];
  }
}

function whose(reading: Reading, seat: Seat, id: CardId): string {
  const card = reading.state.cards[id];
  return card && controllerOf(reading.state, card) === seat ? 'the own ' : '';
}

function endWords(places: readonly (readonly Seat[])[], seat: Seat): string {
  const [first = []] = places;
  if (first.length > 1) return 'a draw';
  return first.includes(seat) ? 'that wins' : 'that loses';
}

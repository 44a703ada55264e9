/** An event in words: who did what, and what became true by it, as one audience knows it. */
import type { CardId } from '@scoresheet/rules-engine';
import { actionWords, type ToldAction } from './action-words.js';
import type { CardNames } from './card-names.js';
import { textOf, type ToldFact } from './fact-fields.js';
import { factWords } from './fact-words.js';
import { faceWords, type GameWords } from './game-words.js';
import { capitalised, plain, say, type Sentence } from './sentence.js';

/** An event as an audience gets it. */
export interface ToldEvent {
  readonly action: ToldAction;
  readonly facts: readonly ToldFact[];
}

export interface EventWords {
  /** Who did what: a whole sentence. */
  readonly says: Sentence;
  /** What came of it, a part of a sentence each. */
  readonly told: readonly Sentence[];
}

/** `names` as the audience knew them before; what the event discloses is added to them. */
export function eventWords(
  words: GameWords,
  { action, facts }: ToldEvent,
  names: Map<CardId, Sentence>,
): EventWords {
  const told = factsWords(words, facts, names);
  const own = ownStory(words, action, facts, names);
  const known = { names, told: told.length };
  const says = own ? sentenceOf(own) : actionWords(words, action, known);
  return { says, told: told.filter((line) => plain(sentenceOf(line)) !== plain(says)) };
}

const sentenceOf = (said: Sentence): Sentence => capitalised(say`${said}.`);

/** The story that a hidden answer begins, which says more of the answer than that it is hidden. */
function ownStory(
  words: GameWords,
  { type, seat, choice }: ToldAction,
  facts: readonly ToldFact[],
  names: CardNames,
): Sentence | undefined {
  if (type !== 'act' || choice !== undefined) return undefined;
  const first = facts.find(({ kind }) => kind === 'happened');
  const story = first && first['seat'] === seat ? factWords(words, first, names) : [];
  return story.length === 0 ? undefined : story;
}

function factsWords(
  words: GameWords,
  facts: readonly ToldFact[],
  names: Map<CardId, Sentence>,
): readonly Sentence[] {
  for (const fact of facts) learnName(words, fact, names);
  const told = facts
    .filter((fact, index) => !isPassedBy(fact, facts[index + 1]))
    .map((fact) => factWords(words, fact, names));
  return withoutRepeats(told.filter((said) => said.length > 0));
}

/** A counter that runs on at once (phases without a decision) is told by where it stops. */
const isPassedBy = (fact: ToldFact, next: ToldFact | undefined): boolean =>
  fact['kind'] === 'counted' &&
  next?.['kind'] === 'counted' &&
  fact['seat'] === next['seat'] &&
  fact['what'] === next['what'];

function withoutRepeats(told: readonly Sentence[]): readonly Sentence[] {
  const runs: { said: Sentence; times: number }[] = [];
  for (const said of told) {
    const last = runs.at(-1);
    if (last && plain(last.said) === plain(said)) last.times += 1;
    else if (!last || !isSameButFor(last.said, said)) runs.push({ said, times: 1 });
  }
  return runs.map(({ said, times }) => (times === 1 ? said : say`${said} (${times} times)`));
}

/** A fact and its story may differ in an article alone: "goes to center", "goes to the center". */
const isSameButFor = (one: Sentence, other: Sentence): boolean =>
  withoutArticles(one) === withoutArticles(other);

const withoutArticles = (said: Sentence): string => plain(said).replaceAll('the ', '');

/** A card that moves into the open is known from then on by its ids before and after. */
export function learnName(words: GameWords, fact: ToldFact, names: Map<CardId, Sentence>): void {
  if (fact['kind'] !== 'moved') return;
  const { card, as, face } = fact;
  const ids = [as, card].filter((id) => typeof id === 'string');
  const disclosed = faceWords(words, textOf(face), ids[0]);
  const name = disclosed ? [disclosed] : names.get(textOf(card));
  if (name !== undefined) for (const id of ids) names.set(id, name);
}

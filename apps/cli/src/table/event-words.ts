/** An event in words: who did what, and below it what became true, as one audience knows it. */
import type { JsonObject, Part } from '@scoresheet/domain-record';
import { JUDGE, type CardId } from '@scoresheet/rules-engine';
import { wrapLine } from '../program/wrap.js';
import { answerWords, listWords } from './answer-words.js';
import type { CardNames } from './card-names.js';
import { factWords } from './fact-words.js';
import { capital, faceOf, type GameWords } from '@scoresheet/rules-presentation';
import { passWords } from './pass-words.js';

/** `names` as the audience knew them before; what the event discloses is added to them. */
export function eventWords(
  words: GameWords,
  part: Part,
  names: Map<CardId, string>,
): readonly string[] {
  const facts = part.facts as readonly JsonObject[];
  const action = part.action as JsonObject;
  const told = factsWords(words, facts, names);
  const own = ownStory(words, action, facts, names);
  const says = own ? `${capital(own)}.` : actionWords(words, action, names, told.length);
  return [
    ...wrapLine(says),
    ...told
      .filter((line) => `${capital(line)}.` !== says)
      .flatMap((line) => wrapLine(`  - ${line}`)),
  ];
}

/** The story that a hidden answer begins, which says more of the answer than that it is hidden. */
function ownStory(
  words: GameWords,
  { type, seat, choice }: JsonObject,
  facts: readonly JsonObject[],
  names: CardNames,
): string | undefined {
  if (type !== 'act' || choice !== undefined) return undefined;
  const first = facts.find(({ kind }) => kind === 'happened');
  return first && first['seat'] === seat ? factWords(words, first, names) : undefined;
}

function factsWords(
  words: GameWords,
  facts: readonly JsonObject[],
  names: Map<CardId, string>,
): readonly string[] {
  for (const fact of facts) learnName(words, fact, names);
  const told = facts
    .filter((fact, index) => !isPassedBy(fact, facts[index + 1]))
    .flatMap((fact) => factWords(words, fact, names) ?? []);
  return withoutRepeats(told);
}

/** A counter that runs on at once (phases without a decision) is told by where it stops. */
const isPassedBy = (fact: JsonObject, next: JsonObject | undefined): boolean =>
  fact['kind'] === 'counted' &&
  next?.['kind'] === 'counted' &&
  fact['seat'] === next['seat'] &&
  fact['what'] === next['what'];

function withoutRepeats(lines: readonly string[]): readonly string[] {
  const runs: { line: string; times: number }[] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last?.line === line) last.times += 1;
    else if (!last || !isSameButFor(last.line, line)) runs.push({ line, times: 1 });
  }
  return runs.map(({ line, times }) => (times === 1 ? line : `${line} (${times} times)`));
}

/** A fact and its story may differ in an article alone: "goes to center", "goes to the center". */
const isSameButFor = (one: string, other: string): boolean =>
  one.replaceAll('the ', '') === other.replaceAll('the ', '');

/** A card that moves into the open is known from then on by its ids before and after. */
export function learnName(words: GameWords, fact: JsonObject, names: Map<CardId, string>): void {
  if (fact['kind'] !== 'moved') return;
  const { card, as, face } = fact;
  const name = faceOf(words, String(face))?.name ?? names.get(String(card));
  if (name === undefined) return;
  for (const id of [card, as]) if (typeof id === 'string') names.set(id, name);
}

/** `told` is how many lines tell what came of it. */
function actionWords(words: GameWords, action: JsonObject, names: CardNames, told: number): string {
  const who = action['seat'] === JUDGE ? 'The JUDGE' : `Seat ${String(action['seat'])}`;
  switch (action['type']) {
    case 'create-match':
      return `A match of ${words.title} is opened.`;
    case 'take-seat':
      return `${who} is taken.`;
    case 'get-ready':
      return `${who} is ready.`;
    case 'concede':
      return `${who} gives the match up.`;
    case 'set-auto-pass':
      return `${who} ${passWords(action['until'])}.`;
    case 'act':
      return `${who} ${answered(words, action, names, told)}.`;
    case 'warn-seat':
      return `A judge warns ${who.toLowerCase()}.`;
    case 'end-match':
      return `A judge ends the match: ${endWords(action)}.`;
    case 'void-match':
      return `Staff ends the match, which stood still from event ${String(action['suspendedSeq'])} on.`;
    case 'call-time':
      return `${who} is out of time.`;
    default:
      return ALWAYS[String(action['type'])] ?? String(action['type']);
  }
}

/** What is said alike whoever does it, and whatever comes of it. */
const ALWAYS: { readonly [type: string]: string } = {
  'take-judge-seat': 'The JUDGE sits down.',
  'leave-judge-seat': 'The JUDGE gets up.',
  'excuse-judge': 'Staff excuses the JUDGE.',
  'pause-match': 'A judge pauses the match.',
  'resume-match': 'A judge lets the match go on.',
  'tick-clock': 'The clock ticks.',
  'call-table-time': 'The time of the round is called.',
  'abandon-match': 'Nobody has acted for too long: the match is closed.',
};

const endWords = ({ result, winner }: JsonObject): string =>
  winner === undefined || winner === null
    ? String(result).replaceAll('-', ' ')
    : `seat ${String(winner)} wins`;

function answered(
  words: GameWords,
  { asked, choice }: JsonObject,
  names: CardNames,
  told: number,
): string {
  const kind = String(asked);
  const { hidden, unseen } = words.primer.decisions[kind] ?? {};
  switch (typeof choice) {
    case 'string':
      return answerWords(words, kind, choice, names);
    case 'number':
      return `says ${choice} (${kind})`;
    case 'object':
      return listWords(words, kind, choice as readonly string[], names);
    default:
      return (told === 0 ? unseen : undefined) ?? hidden ?? `answers "${kind}"`;
  }
}

/** Cards that a scenario brings along: read by the game, and printed beside its own from then on. */
import { TRIAL_SET, withFaces, type PrintedCards } from '@scoresheet/rules-cards';
import type { CardFace } from '@scoresheet/rules-engine';
import { isNode, LineCounter, parseDocument, type Document } from 'yaml';
import type { ScenarioGame } from './scenario-game.js';

/** Cards as somebody has written them. */
export interface WrittenCards {
  /** A card file, or a list of cards. */
  readonly said: unknown;
  /** The file or the word of the scenario that has them: `the card file mine.yaml`. */
  readonly from: string;
  /** The line of a place such as `cards[2].name`, from 1; absent without a file. */
  readonly lineOf?: (path: string) => number;
}

/** The text of a card file as what stands in it; JSON is read as well. */
export function cardsInText(text: string, file: string): WrittenCards {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [broken] = document.errors;
  const from = `the card file ${file}`;
  if (broken) throw new Error(`${from} cannot be read: ${broken.message.split('\n')[0]}`);
  return { said: document.toJS(), from, lineOf: (path) => lineIn(document, lines, path) };
}

/** The line of the innermost thing on the path that is there. */
function lineIn(document: Document, lines: LineCounter, path: string): number {
  const steps = path.match(/[^.[\]]+/g) ?? [];
  const keys = steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  for (let count = keys.length; count > 0; count -= 1) {
    const node = document.getIn(keys.slice(0, count), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

/** The game with these cards besides its own. */
export function withCards(game: ScenarioGame, { said, from, lineOf }: WrittenCards): ScenarioGame {
  const { rules } = game;
  if (!game.readCards) throw new Error(`${rules.id} does not say how its cards are read`);
  const { faces, problems, warnings } = game.readCards(onTrial(said));
  const words = ({ path, says }: PrintedCards['problems'][number]): string => {
    const line = lineOf && `, line ${lineOf(path)}`;
    return `${from}${line ?? ''}: ${[path, says].filter(Boolean).join(' ')}`;
  };
  if (problems[0]) throw new Error(words(problems[0]));
  for (const face of faces) refuseTaken(game, face, from);
  const brought = [...(game.brought ?? []), ...faces];
  const warned = [...(game.warnings ?? []), ...warnings.map(words)];
  return { ...game, brought, warnings: warned, rules: withFaces(rules, faces) };
}

/** A list of cards is read like a file of them, and each file like a set on trial. */
function onTrial(said: unknown): unknown {
  if (Array.isArray(said)) return { set: TRIAL_SET, title: 'Trial cards', cards: said };
  const isFile = typeof said === 'object' && said !== null && 'set' in said;
  return isFile ? Object.assign({}, said, { set: TRIAL_SET }) : said;
}

/** A name stands for one card: a trial card of a known name would prove things of another. */
function refuseTaken({ rules }: ScenarioGame, { code, name }: CardFace, from: string): void {
  const known = Object.values(rules.faces).find((face) => face.code === code || face.name === name);
  if (!known) return;
  const what = known.code === code ? `the code ${code}` : `the name '${name}'`;
  throw new Error(`${from}: a card of ${rules.id} has ${what} already`);
}

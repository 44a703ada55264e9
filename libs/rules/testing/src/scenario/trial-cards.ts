/** Cards that a scenario brings along: read by the game, and printed beside its own from then on. */
import { withFaces } from '@scoresheet/rules-cards';
import type { CardFace } from '@scoresheet/rules-engine';
import { parseDocument } from 'yaml';
import type { ScenarioGame } from './scenario-game.js';

/** The text of a card file as what stands in it; JSON is read as well. */
export function cardsInText(text: string, file: string): unknown {
  const document = parseDocument(text);
  const [broken] = document.errors;
  if (broken)
    throw new Error(`the card file ${file} cannot be read: ${broken.message.split('\n')[0]}`);
  return document.toJS();
}

/** The game with these cards besides its own; `from` says where they stand. */
export function withCards(game: ScenarioGame, said: unknown, from: string): ScenarioGame {
  const { rules } = game;
  if (!game.readCards) throw new Error(`${rules.id} does not say how its cards are read`);
  const { faces, problems } = game.readCards(Array.isArray(said) ? fileOf(said) : said);
  const [first] = problems;
  if (first) throw new Error(`${from}: ${[first.path, first.says].filter(Boolean).join(' ')}`);
  for (const face of faces) refuseTaken(game, face, from);
  const brought = [...(game.brought ?? []), ...faces];
  return { ...game, brought, rules: withFaces(rules, faces) };
}

/** A list of cards alone is as good as a file of them. */
const fileOf = (cards: readonly unknown[]): object => ({
  ...{ set: 'trial', title: 'Trial cards', cards },
});

/** A name stands for one card: a trial card of a known name would prove things of another. */
function refuseTaken({ rules }: ScenarioGame, { code, name }: CardFace, from: string): void {
  const known = Object.values(rules.faces).find((face) => face.code === code || face.name === name);
  if (!known) return;
  const what = known.code === code ? `the code ${code}` : `the name '${name}'`;
  throw new Error(`${from}: a card of ${rules.id} has ${what} already`);
}

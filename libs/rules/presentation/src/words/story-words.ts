/** What happened in the game's own words. */
import type { Json } from '@scoresheet/rules-engine';
import { fieldWords, isTold, textOf, type Telling } from './fact-fields.js';
import { blanksOf, filled } from './form.js';
import { seatWords } from './game-words.js';
import { joined, say, type Sentence } from './sentence.js';

/** The first form of which the reader knows all that it names; plain words where there is none. */
export function storyWords(telling: Telling): Sentence {
  const { words, fact } = telling;
  const what = textOf(fact['what']);
  const forms = words.primer.stories[what] ?? [];
  const form = forms.find((each) => blanksOf(each).every((field) => isTold(fact[field])));
  if (form === undefined) return inPlainWords(telling, what);
  return filled(form, (field) => said(telling, field, fact[field] ?? ''));
}

/** "card hit: card Mole, source Stork, amount 3". */
function inPlainWords(telling: Telling, what: string): Sentence {
  const fields = Object.entries(telling.fact).filter(
    ([field, value]) => field !== 'kind' && field !== 'what' && isTold(value),
  );
  const told = fields.map(([field, value]) =>
    field === 'seat' ? said(telling, field, value) : say`${field} ${said(telling, field, value)}`,
  );
  const name = what.replaceAll('-', ' ');
  return told.length === 0 ? say`${name}` : say`${name}: ${joined(told, ', ')}`;
}

const said = (telling: Telling, field: string, value: Json): Sentence =>
  field === 'seat' ? [seatWords(telling.words, Number(value))] : fieldWords(telling, value);

/** Which scripts go together in one name: "highly restrictive" in the sense of UTS 39, 5.2. */
import { scriptsOf } from './unicode.js';

/** Scripts of characters that belong to none, or to that of the letter before. */
const ANY = ['Zyyy', 'Zinh'];

/** Scripts that are written together belong to one script that has a name of its own. */
const WRITTEN_TOGETHER: Readonly<Record<string, readonly string[]>> = {
  Hani: ['Hanb', 'Jpan', 'Kore'],
  Hira: ['Jpan'],
  Kana: ['Jpan'],
  Bopo: ['Hanb'],
  Hang: ['Kore'],
};
const BESIDE_LATIN = ['Hanb', 'Jpan', 'Kore'];

/** Whether all letters are of one script, or of Chinese, Japanese or Korean beside Latin. */
export function isOfOneScript(text: string): boolean {
  const letters = [...text].map(scriptsOf).filter(isOfSomeScript).map(withFamilies);
  const beside = letters.filter((scripts) => !scripts.has('Latn'));
  const has = (script: string) => (of: ReadonlySet<string>) => of.has(script);
  const [first] = letters;
  if (first === undefined || [...first].some((script) => letters.every(has(script)))) return true;
  return BESIDE_LATIN.some((script) => beside.every(has(script)));
}

const isOfSomeScript = (scripts: ReadonlySet<string>): boolean =>
  scripts.size > 0 && !ANY.some((any) => scripts.has(any));

const withFamilies = (scripts: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...scripts].flatMap((script) => [script, ...(WRITTEN_TOGETHER[script] ?? [])]));

/** An option of a match as somebody typed it: `legendaryTotal=true`. */
import type { CatalogEntry } from '@scoresheet/games-catalog';
import { similarNames, type Json } from '@scoresheet/rules-engine';
import { Fault, meant } from '../program/fault.js';

/** Name and value of a typed option. Throws, in words, if the game has no such option or value. */
export function readMatchOption(
  { options }: Pick<CatalogEntry, 'options'>,
  said: string,
): readonly [name: string, value: Json] {
  const [name = '', word] = said.split('=');
  const values = Object.hasOwn(options, name) ? options[name] : undefined;
  if (!values) {
    const names = Object.keys(options);
    const hint = meant(similarNames(name, names));
    throw new Fault('usage', `there is no option "${name}".${hint} Options: ${names.join(', ')}.`);
  }
  const value = values.find((each) => String(each) === word);
  if (value !== undefined) return [name, value];
  throw new Fault('usage', `write it as one of: ${values.map((v) => `${name}=${v}`).join(', ')}.`);
}

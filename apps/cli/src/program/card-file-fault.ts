/** What the author of a card file is told when a game cannot read it: file, line, card and word. */
import type { CardFileError } from '@scoresheet/rules-cards';
import { cardsInText } from '@scoresheet/rules-testing';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const GAMES = 'libs/games';

/** A line for each mistake; without a place in the file where the sources are not there. */
export function cardFileWords({ file, mistakes, message }: CardFileError): string {
  const place = fileNamed(file);
  if (place === undefined) return message;
  const { lineOf } = cardsInText(readFileSync(join(ROOT, place), 'utf8'), place);
  return mistakes.map(({ path, says }) => `${place}:${lineOf?.(path) ?? 1}: ${says}`).join('\n');
}

/** The one card file of that name in the sources of the games. */
function fileNamed(name: string): string | undefined {
  const files = sources().filter((file) =>
    new RegExp(`/${name}\\.cards\\.(json|ya?ml)$`).test(file),
  );
  return files.length === 1 ? files[0] : undefined;
}

function sources(): readonly string[] {
  try {
    const found = readdirSync(join(ROOT, GAMES), { recursive: true }).map(String);
    return found
      .filter((file) => !/(^|\/)(dist|node_modules)\//.test(file))
      .map((file) => join(GAMES, file));
  } catch {
    return []; // an image has no sources
  }
}

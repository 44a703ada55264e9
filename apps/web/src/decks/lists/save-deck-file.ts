/** Saves a written deck as a file of its name. */
import { saveFile } from '../../api/save-file.js';

const KINDS = {
  text: { ending: 'txt', type: 'text/plain' },
  json: { ending: 'json', type: 'application/json' },
} as const;

export function saveDeckFile(name: string, kind: keyof typeof KINDS, written: string): void {
  const { ending, type } = KINDS[kind];
  saveFile(`${name.replaceAll(/[^\p{L}\p{N} _-]/gu, '_')}.${ending}`, type, written);
}

/** Writes an exported record to a file, and says what it is good for. */
import { writeNamedFile } from '../program/write-file.js';
import { headOf, headWords } from '../verify/head-words.js';

interface Exported {
  /** The id of the record. */
  readonly id: string;
  readonly kind: 'match' | 'tournament';
  readonly text: string;
}

interface WriteOptions {
  readonly out?: string | undefined;
  readonly json?: boolean | undefined;
}

export async function writeExport(
  { id, kind, text }: Exported,
  { out, json }: WriteOptions,
): Promise<void> {
  const file = out ?? `${id}.jsonl`;
  await writeNamedFile(file, text);
  const lines = text.split('\n').length - 1;
  const head = headOf(text);
  console.log(
    json
      ? JSON.stringify({ [kind]: id, file, lines, bytes: Buffer.byteLength(text), head })
      : [
          `${file}: ${lines} lines. Check it with:\n  npx scoresheet verify ${file}`,
          ...(head === undefined ? [] : [headWords(head)]),
        ].join('\n'),
  );
}

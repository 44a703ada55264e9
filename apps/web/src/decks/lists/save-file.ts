/** Saves a written deck as a file of its name. */
const KINDS = {
  text: { ending: 'txt', type: 'text/plain' },
  json: { ending: 'json', type: 'application/json' },
} as const;

export function saveFile(name: string, kind: keyof typeof KINDS, written: string): void {
  const { ending, type } = KINDS[kind];
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([written], { type }));
  link.download = `${name.replaceAll(/[^\p{L}\p{N} _-]/gu, '_')}.${ending}`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Saves the record of a match as a file, as far as the viewer may know it. */
import { fetchExport } from '../../record-file/fetch-export.js';

export async function saveExport(match: string): Promise<void> {
  const text = await fetchExport(match);
  const address = URL.createObjectURL(new Blob([text], { type: 'application/x-ndjson' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${match}.ndjson`;
  link.click();
  URL.revokeObjectURL(address);
}

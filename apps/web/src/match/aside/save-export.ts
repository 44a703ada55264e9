/** Saves the record of a match as a file, as far as the viewer may know it. */
import { saveFile } from '../../api/save-file.js';
import { fetchExport } from '../../record-file/fetch-export.js';

/** The ending is the one that the page of verification takes. */
export async function saveExport(match: string): Promise<void> {
  saveFile(`${match}.jsonl`, 'application/jsonl', await fetchExport(match));
}

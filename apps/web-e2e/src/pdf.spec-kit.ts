/** What a page looks like on paper, as it leaves the browser, read again page by page. */
import type { Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';

export interface PrintedPage {
  /** Line by line, as a reader copies it out of the file. */
  readonly text: string;
  /** In points. */
  readonly width: number;
  readonly height: number;
}

/** Prints as the style sheet says, on the paper that it names. */
export async function printed(page: Page): Promise<readonly PrintedPage[]> {
  const bytes = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const file = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(file, { mergePages: false });
  return Promise.all(
    text.map(async (words, index) => {
      const { view } = await file.getPage(index + 1);
      const [left = 0, bottom = 0, right = 0, top = 0] = view;
      return { text: words, width: Math.round(right - left), height: Math.round(top - bottom) };
    }),
  );
}

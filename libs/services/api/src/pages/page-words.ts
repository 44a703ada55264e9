/**
 * What a page is called before any script has run: the name of a tab, and the lines that a messenger
 * shows beside a link. It is read by whoever has the link, so it tells what everybody may know.
 */
export interface PageWords {
  readonly title: string;
  /** One sentence. */
  readonly says: string;
}

const SITE = 'Scoresheet';
const TITLE = `<title>${SITE}</title>`;

/** The document with the words in its head; a document without a title of its own stays as it is. */
export function withWords(html: string, { title, says }: PageWords): string {
  const head = [
    `<title>${escaped(`${title} · ${SITE}`)}</title>`,
    meta('name', 'description', says),
    meta('property', 'og:site_name', SITE),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', says),
  ];
  // A function, since a name may hold what a replacement would take for a pattern.
  return html.replace(TITLE, () => head.join('\n    '));
}

const meta = (by: 'name' | 'property', name: string, content: string): string =>
  `<meta ${by}="${name}" content="${escaped(content)}" />`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);

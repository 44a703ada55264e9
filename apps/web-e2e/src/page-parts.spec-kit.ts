/** The few parts of a document that specs look at within the page; specs know no browser otherwise. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Part {
  readonly className: string;
  readonly tagName: string;
  readonly tabIndex: number;
  readonly disabled?: boolean;
  readonly textContent: string | null;
  readonly innerText: string;
  readonly parentElement: Part | null;
  readonly children: Iterable<Part>;
  readonly dataset: Readonly<Record<string, string | undefined>>;
  readonly scrollLeft: number;
  readonly scrollTop: number;
  readonly scrollWidth: number;
  readonly scrollHeight: number;
  readonly clientWidth: number;
  readonly clientHeight: number;
  checkVisibility(options?: object): boolean;
  closest(selector: string): Part | null;
  contains(other: Part | null): boolean;
  getAttribute(name: string): string | null;
  getBoundingClientRect(): Box;
  matches(selector: string): boolean;
  querySelector(selector: string): Part | null;
  querySelectorAll(selector: string): Iterable<Part>;
  scrollIntoView(where: object): void;
}

interface TextNode {
  readonly parentElement: Part | null;
  readonly textContent: string | null;
}

export interface PageDocument {
  readonly activeElement: Part | null;
  readonly body: Part;
  readonly documentElement: Part;
  createRange(): {
    selectNodeContents(of: TextNode): void;
    getClientRects(): Iterable<Box>;
  };
  createTreeWalker(
    root: Part,
    shows: number,
  ): { readonly currentNode: TextNode; nextNode(): TextNode | null };
  elementFromPoint(x: number, y: number): Part | null;
  querySelector(selector: string): Part | null;
  querySelectorAll(selector: string): Iterable<Part>;
}

export type StyleOf = (part: Part, beside?: string) => Readonly<Record<string, string>>;

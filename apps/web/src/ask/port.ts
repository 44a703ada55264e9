/** One end of a channel to a worker: a `Worker` on the page, the global scope in the worker. */
export interface Port {
  postMessage(message: unknown, transfer?: Transferable[]): void;
  addEventListener(type: 'message', heard: (event: { readonly data: unknown }) => void): void;
}

/** What may be asked of a worker: each question has one answer, and may tell of its progress. */
export type Questions<Q> = {
  readonly [What in keyof Q]: (given: never, tell: (progress: unknown) => void) => unknown;
};

export interface Asked {
  readonly id: number;
  readonly what: string;
  readonly given: unknown;
}

export type Said =
  | { readonly id: number; readonly is: 'progress'; readonly progress: unknown }
  | { readonly id: number; readonly is: 'answer'; readonly answer: unknown }
  /** A mistake of ours, in words. */
  | { readonly id: number; readonly is: 'failed'; readonly says: string };

/** A long list in pages. */
interface Paged<T> {
  readonly shown: readonly T[];
  /** From 1. */
  readonly page: number;
  readonly pages: number;
}

/** A page that there is not is the nearest one that there is. */
export function pageOf<T>(all: readonly T[], size: number, wanted: number): Paged<T> {
  const pages = Math.max(1, Math.ceil(all.length / size));
  const page = Math.min(Math.max(1, Number.isSafeInteger(wanted) ? wanted : 1), pages);
  return { shown: all.slice((page - 1) * size, page * size), page, pages };
}

/**
 * How far a list on a wall is scrolled at a time: down in the pace of reading, with a rest at both ends,
 * and from the top again. Where nothing shall move it is turned over page by page.
 */
interface Shown {
  /** Of the whole list, and of what is seen of it. */
  readonly height: number;
  readonly view: number;
  readonly isStill: boolean;
}

const REST_MS = 5_000;
/** Of what is seen; a line of forty is seen for half a minute. */
const VIEWS_PER_MS = 1 / 30_000;
const PAGE_MS = 10_000;

export function topAt(elapsedMs: number, { height, view, isStill }: Shown): number {
  const most = height - view;
  if (most <= 0 || view <= 0) return 0;
  if (isStill) {
    const page = Math.floor(elapsedMs / PAGE_MS) % Math.ceil(height / view);
    return Math.min(page * view, most);
  }
  const pace = view * VIEWS_PER_MS;
  const at = elapsedMs % (2 * REST_MS + most / pace);
  return Math.min(Math.max(at - REST_MS, 0) * pace, most);
}

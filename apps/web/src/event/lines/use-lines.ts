/**
 * A list of thousands of lines, of which those in sight are drawn. The page scrolls, not the list; a
 * line that is unfolded is as high as it is, and the one with the focus stays.
 */
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { lineOfKey } from './line-of-key.js';
import { NOT_MEASURED, withMeasured, type Heights } from './heights.js';
import { linesOf, rangeOf, windowOf, type Lines, type Window } from './window-of.js';

export interface DrawnLines extends Window {
  /** Of the element that holds the lines; each line in it says which it is: `data-line`. */
  readonly body: RefObject<HTMLTableSectionElement | null>;
  /** Of that element: the keys that go from line to line, and which line has the focus. */
  readonly handlers: {
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: () => void;
  };
  /** The last line that is drawn: what lies up to it has to be there. */
  readonly last: number;
  /** Scrolls to a line, and gives it the focus. */
  readonly goTo: (line: number) => void;
}

export function useLines(count: number): DrawnLines {
  const body = useRef<HTMLTableSectionElement>(null);
  const [{ usual, others }, setHeights] = useState(NOT_MEASURED);
  const [held, setHeld] = useState<number>();
  const lines = useMemo(() => linesOf(count, usual, others), [count, usual, others]);
  const range = useRange(body, lines);
  const { drawn, rest } = useMemo(() => windowOf(lines, range, held), [lines, range, held]);
  useMeasured(body, drawn, setHeights);
  const goTo = useGoTo(body, setHeld);
  const onKeyDown = (event: KeyboardEvent): void => {
    const from = lineOf(event.target);
    const to = from === undefined ? undefined : lineOfKey(event.key, from, count);
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    goTo(to);
  };
  const handlers = {
    onKeyDown,
    onFocus: ({ target }: FocusEvent): void => setHeld(lineOf(target)),
    onBlur: (): void => setHeld(undefined),
  };
  return { body, handlers, drawn, rest, last: range[1], goTo };
}

function lineOf(target: EventTarget): number | undefined {
  const line = (target as Element).closest<HTMLElement>('[data-line]')?.dataset['line'];
  return line === undefined ? undefined : Number(line);
}

/** First and last line to be drawn, while somebody scrolls. */
function useRange(body: RefObject<HTMLElement | null>, lines: Lines): readonly [number, number] {
  const [range, setRange] = useState<readonly [number, number]>(() =>
    rangeOf(lines, 0, innerHeight),
  );
  useLayoutEffect(() => {
    const look = (): void => {
      const top = body.current?.getBoundingClientRect().top ?? 0;
      const next = rangeOf(lines, -top, innerHeight - top);
      setRange((now) => (now[0] === next[0] && now[1] === next[1] ? now : next));
    };
    look();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [body, lines]);
  return range;
}

/** A line may be several rows of the table: what is unfolded of it belongs to it. */
function useMeasured(
  body: RefObject<HTMLElement | null>,
  drawn: Window['drawn'],
  setHeights: (change: (now: Heights) => Heights) => void,
): void {
  const measure = useCallback(
    (): void => setHeights((now) => withMeasured(now, measured(body.current))),
    [body, setHeights],
  );
  useLayoutEffect(measure, [measure, drawn]);
  useEffect(() => {
    if (!body.current || !('ResizeObserver' in globalThis)) return;
    const observer = new ResizeObserver(measure);
    observer.observe(body.current);
    return () => observer.disconnect();
  }, [body, measure]);
}

function measured(body: HTMLElement | null): ReadonlyMap<number, number> {
  const heights = new Map<number, number>();
  for (const row of body?.querySelectorAll<HTMLElement>('[data-line]') ?? []) {
    const line = Number(row.dataset['line']);
    const { height } = row.getBoundingClientRect();
    if (height > 0) heights.set(line, (heights.get(line) ?? 0) + height);
  }
  return heights;
}

function useGoTo(
  body: RefObject<HTMLElement | null>,
  hold: (line: number) => void,
): (line: number) => void {
  const wanted = useRef<number>(undefined);
  useLayoutEffect(() => {
    const { current: line } = wanted;
    if (line === undefined) return;
    const found = body.current?.querySelector<HTMLElement>(
      `[data-line="${line}"] :is(a, button, [tabindex])`,
    );
    if (!found) return;
    wanted.current = undefined;
    found.focus({ preventScroll: true });
    found.closest('tr')?.scrollIntoView({ block: 'nearest' });
  });
  return (line) => {
    wanted.current = line;
    hold(line);
  };
}

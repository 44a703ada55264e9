/** The record in words: a line for each step, of which only those in sight are drawn. */
import { timeWords, type Segment } from '@scoresheet/rules-presentation';
import { Sentence } from '@scoresheet/web-ui';
import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { memo, useCallback, useEffect, useMemo, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownGame } from '../game/load-game.js';
import { useStore } from '../live/use-presented.js';
import { PAGE_SIZE, pageNumber } from '../record/held-pages.js';
import type { RecordStore } from '../record/record-store.js';
import { turnHeading } from '../replay/turns.js';
import './log.css';
import { logLines } from './log-lines.js';

interface LogProps {
  readonly game: ShownGame;
  readonly store: RecordStore;
  /** The step whose line is the current one. */
  readonly shown: number;
  readonly goTo: (seq: number) => void;
  readonly onCard: (segment: Extract<Segment, { is: 'card' }>) => void;
}

const LINE_PX = 28;
const BESIDE = 4;
/** Lines above and below the shown one that may be in sight with it. */
const NEAR = 10;
/** Frames in which lines that have come are measured, at most. */
const LOOKS = 12;
/** A line that has stayed in sight for so many frames stays there. */
const CALM_LOOKS = 3;

/** Drawn again when another line is the current one, or more of the record is here, and not otherwise. */
export const Log = memo(function Log({ game, store, shown, goTo, onCard }: LogProps) {
  useStore(store);
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const lineOf = useMemo(() => logLines(game, store), [game, store]);
  const rows = useRows(frame, store, shown);
  const goToStep = useCallback((step: number) => goTo(store.steps().seqAt(step)), [goTo, store]);
  return (
    <div
      className="log"
      ref={frame}
      role="log"
      aria-live="off"
      aria-label={t('log.title')}
      tabIndex={0}
    >
      <ol ref={rows.containerRef}>
        {rows.getVirtualItems().map(({ key, index }) => (
          <LogRow
            key={key}
            step={index}
            line={lineOf(index)}
            turn={turnHeading(store, index)}
            isShown={index === shown}
            measure={rows.measureElement}
            goTo={goToStep}
            onCard={onCard}
          />
        ))}
      </ol>
    </div>
  );
});

type Rows = Virtualizer<HTMLDivElement, HTMLLIElement>;

/** The rows in sight; the shown one is brought there, and the pages of all of them are fetched. */
function useRows(frame: RefObject<HTMLDivElement | null>, store: RecordStore, shown: number) {
  const rows = useVirtualizer<HTMLDivElement, HTMLLIElement>({
    count: store.steps().count,
    getScrollElement: () => frame.current,
    estimateSize: () => LINE_PX,
    overscan: BESIDE,
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
  });
  // Lines that have come meanwhile are higher than those that wait, and have pushed it out of sight.
  const near = [shown - NEAR, Math.min(shown + NEAR, store.steps().count - 1)];
  const areHere = near.every((step) => step < 0 || store.momentOf(step) !== undefined);
  // On a phone the log is not seen before somebody opens it.
  const isSeen = (rows.scrollRect?.height ?? 0) > 0;
  useEffect(() => {
    return shown < 0 || !isSeen ? undefined : bringToSight(rows, shown);
  }, [rows, shown, areHere, isSeen]);
  const pages = new Set(rows.getVirtualItems().map(({ index }) => pageNumber(index)));
  useEffect(() => {
    const { seqAt } = store.steps();
    for (const page of pages) void store.load(seqAt(page * PAGE_SIZE)).catch(() => undefined);
  });
  return rows;
}

/**
 * Scrolls to a line, and looks again in the next frames: lines are higher than they were reckoned, and
 * push it away when they are drawn and measured. Returns how to stop that.
 */
function bringToSight(rows: Rows, index: number): () => void {
  let frame = 0;
  const look = (left: number, calmBefore: number): void => {
    const place = placeInFrame(rows, index);
    const calm = place === 'in sight' ? calmBefore + 1 : 0;
    if (place !== 'in sight') rows.scrollToIndex(index, { align: place });
    if (left > 0 && calm < CALM_LOOKS) frame = requestAnimationFrame(() => look(left - 1, calm));
  };
  look(LOOKS, 0);
  return () => cancelAnimationFrame(frame);
}

/**
 * Whether a line is in sight, with lines to read before and behind it, or where it has to go. So a step
 * seldom moves the log, which an eye can rest on. A line that fills the frame is read from its beginning.
 */
function placeInFrame(
  { scrollElement: frame }: Rows,
  index: number,
): 'in sight' | 'center' | 'start' {
  const line = frame?.querySelector(`[data-index="${index}"]`)?.getBoundingClientRect();
  if (!frame || !line || line.height === 0) return 'center';
  const { top, bottom, height } = frame.getBoundingClientRect();
  const beside = height / 6;
  const above = Math.min(beside, frame.scrollTop);
  const below = Math.min(beside, frame.scrollHeight - frame.clientHeight - frame.scrollTop);
  if (line.height > height - 2 * beside) {
    return Math.abs(line.top - top) < beside ? 'in sight' : 'start';
  }
  return line.top >= top + above && line.bottom <= bottom - below ? 'in sight' : 'center';
}

interface RowProps extends Pick<LogProps, 'onCard'> {
  readonly step: number;
  readonly line: ReturnType<ReturnType<typeof logLines>>;
  /** The turn that this step is the first action of. */
  readonly turn: number | undefined;
  readonly isShown: boolean;
  readonly goTo: (step: number) => void;
  readonly measure: (line: HTMLLIElement | null) => void;
}

/** Drawn again only when it has changed: a step changes two lines of forty. */
const LogRow = memo(function LogRow({
  line,
  turn,
  step,
  isShown,
  measure,
  goTo,
  onCard,
}: RowProps) {
  const { t } = useTranslation();
  return (
    <li data-index={step} ref={measure} aria-current={isShown ? 'step' : undefined}>
      {turn !== undefined && <h2>{t('log.turn', { turn })}</h2>}
      <button type="button" className="log-seq" onClick={() => goTo(step)}>
        <span className="unseen">{t('log.goTo')} </span>
        {step + 1}
      </button>
      <div className="log-says">
        {line ? <Sentence sentence={line.says} onCard={onCard} /> : '…'}
        {line?.tookMs !== undefined && (
          <time className="log-took" dateTime={`PT${line.tookMs / 1_000}S`} title={t('log.took')}>
            <span className="unseen">{t('log.took')} </span>
            {timeWords(line.tookMs)}
          </time>
        )}
        {line?.told.map((told, index) => (
          <small key={index}>
            <Sentence sentence={told} onCard={onCard} />
          </small>
        ))}
      </div>
    </li>
  );
});

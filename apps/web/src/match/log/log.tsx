/** The record in words: a line for each event, of which only those in sight are drawn. */
import type { Segment } from '@scoresheet/rules-presentation';
import { Sentence } from '@scoresheet/web-ui';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownGame } from '../game/load-game.js';
import { PAGE_SIZE, pageNumber } from '../record/held-pages.js';
import type { RecordStore } from '../record/record-store.js';
import './log.css';
import { logLines } from './log-lines.js';

interface LogProps {
  readonly game: ShownGame;
  readonly store: RecordStore;
  /** The event that the board shows. */
  readonly shown: number;
  readonly goTo: (seq: number) => void;
  readonly onCard: (segment: Extract<Segment, { is: 'card' }>) => void;
}

const LINE_PX = 28;
const BESIDE = 12;

export function Log({ game, store, shown, goTo, onCard }: LogProps) {
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const lineOf = useMemo(() => logLines(game, store), [game, store]);
  const rows = useRows(frame, store, shown);
  return (
    <div
      className="log"
      ref={frame}
      role="log"
      aria-live="off"
      aria-label={t('log.title')}
      tabIndex={0}
    >
      <ol ref={(list) => list?.style.setProperty('height', `${rows.getTotalSize()}px`)}>
        {rows.getVirtualItems().map(({ key, index, start }) => (
          <li
            key={key}
            data-index={index}
            ref={(line) => {
              rows.measureElement(line);
              line?.style.setProperty('transform', `translateY(${start}px)`);
            }}
            aria-current={index === shown ? 'step' : undefined}
          >
            <LogRow line={lineOf(index)} seq={index} goTo={goTo} onCard={onCard} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The rows in sight; the shown one is brought there, and the pages of all of them are fetched. */
function useRows(frame: RefObject<HTMLDivElement | null>, store: RecordStore, shown: number) {
  const rows = useVirtualizer({
    count: store.lastSeq() + 1,
    getScrollElement: () => frame.current,
    estimateSize: () => LINE_PX,
    overscan: BESIDE,
  });
  // Lines that have come meanwhile are higher than those that wait, and have pushed it out of sight.
  const isHere = store.momentAt(shown) !== undefined;
  useEffect(() => {
    if (shown >= 0) rows.scrollToIndex(shown, { align: 'center' });
  }, [rows, shown, isHere]);
  const pages = new Set(rows.getVirtualItems().map(({ index }) => pageNumber(index)));
  useEffect(() => {
    for (const page of pages) void store.load(page * PAGE_SIZE).catch(() => undefined);
  });
  return rows;
}

interface RowProps extends Pick<LogProps, 'goTo' | 'onCard'> {
  readonly seq: number;
  readonly line: ReturnType<ReturnType<typeof logLines>>;
}

function LogRow({ line, seq, goTo, onCard }: RowProps) {
  const { t } = useTranslation();
  return (
    <>
      {line?.turn !== undefined && <h3>{t('log.turn', { turn: line.turn })}</h3>}
      <button type="button" className="log-seq" onClick={() => goTo(seq)}>
        <span className="unseen">{t('log.goTo')} </span>
        {seq}
      </button>
      <div className="log-says">
        {line ? <Sentence sentence={line.says} onCard={onCard} /> : '…'}
        {line?.told.map((told, index) => (
          <small key={index}>
            <Sentence sentence={told} onCard={onCard} />
          </small>
        ))}
      </div>
    </>
  );
}

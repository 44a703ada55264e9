/** A bracket with its tools: how large it is shown, and on paper. */
import { useMemo, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useEvent } from '../follow/use-event.js';
import type { Bracket } from './bracket-documents.js';
import { BracketTree } from './bracket-tree.js';
import { sizeOf } from './geometry.js';
import { layOutBracket } from './lay-out-bracket.js';
import { useZoom, type Zoom } from './use-zoom.js';

interface BracketSheetProps {
  readonly bracket: Bracket;
  readonly phase: number;
}

export function BracketSheet({ bracket, phase }: BracketSheetProps) {
  const { t } = useTranslation();
  const { event } = useEvent();
  const frame = useRef<HTMLDivElement>(null);
  const layout = useMemo(() => layOutBracket(bracket.matches), [bracket]);
  const size = sizeOf(layout);
  const zoom = useZoom(frame, size);
  const { scale } = zoom;
  const press = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
    if (ctrlKey || metaKey || altKey) return;
    if (key === '+') zoom.step(1);
    if (key === '-') zoom.step(-1);
    if (key === '0') zoom.fit();
  };
  if (bracket.matches.length === 0) return <p>{t('bracket.noMatches')}</p>;
  return (
    <div className="bracket-sheet" onKeyDown={press}>
      <Tools {...zoom} />
      <div className="bracket-frame" ref={frame}>
        <div
          className="bracket-room"
          style={{ width: size.width * scale, height: size.height * scale }}
        >
          <BracketTree
            bracket={bracket}
            layout={layout}
            phase={phase}
            size={size}
            scale={scale}
            own={event.ownEntrant}
          />
        </div>
      </div>
    </div>
  );
}

function Tools({ scale, step, fit }: Zoom) {
  const { t } = useTranslation();
  const { event } = useEvent();
  return (
    <div className="bracket-tools" role="group" aria-label={t('bracket.tools')}>
      <button
        type="button"
        className="button"
        aria-label={t('bracket.smaller')}
        onClick={() => step(-1)}
      >
        −
      </button>
      <output aria-live="polite">{t('bracket.scale', { percent: Math.round(scale * 100) })}</output>
      <button
        type="button"
        className="button"
        aria-label={t('bracket.larger')}
        onClick={() => step(1)}
      >
        +
      </button>
      <button type="button" className="button" onClick={fit}>
        {t('bracket.fit')}
      </button>
      <Link className="button" to={`/event/${event.id}/print?view=bracket`}>
        {t('bracket.print')}
      </Link>
      <small className="quiet">{t('bracket.keys')}</small>
    </div>
  );
}

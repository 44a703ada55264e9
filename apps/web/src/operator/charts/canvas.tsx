/** The drawing of a chart; whoever does not see it has the table of the same. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import 'uplot/dist/uPlot.min.css';
import { draw, type Drawing } from './draw.js';
import type { Plot } from './plots.js';
import type { SeriesFields } from './series-documents.js';
import { useTheme } from './use-theme.js';

interface CanvasProps {
  readonly plot: Plot;
  readonly series: SeriesFields;
  readonly onPoint: (index: number | null) => void;
}

export function Canvas({ plot, series, onPoint }: CanvasProps) {
  const { i18n } = useTranslation();
  const theme = useTheme();
  const place = useRef<HTMLDivElement>(null);
  const drawing = useRef<Drawing>(null);
  const newest = useRef(series);
  useEffect(() => {
    const into = place.current;
    if (!into) return;
    const drawn = draw(plot, newest.current, { into, language: i18n.language, onPoint });
    drawing.current = drawn;
    const watch = new ResizeObserver(() => drawn.resize(into.clientWidth));
    watch.observe(into);
    return () => {
      watch.disconnect();
      drawn.end();
      drawing.current = null;
    };
  }, [plot, i18n.language, onPoint, theme]);
  useEffect(() => {
    newest.current = series;
    drawing.current?.show(series);
  }, [series]);
  return <div className="canvas" ref={place} aria-hidden />;
}

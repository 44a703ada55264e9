/** The bar of whoever watches: where one is in the record, and how to go elsewhere. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MatchFields } from '../match-documents.js';
import type { RecordStore } from '../record/record-store.js';
import './replay-bar.css';
import { useReplayKeys } from './replay-keys.js';

interface ReplayBarProps {
  readonly match: MatchFields;
  readonly store: RecordStore;
  /** The event that is looked at; undefined while what happens now is followed. */
  readonly at: number | undefined;
  readonly goTo: (seq: number | undefined) => void;
  readonly live: { readonly seq: number; readonly behind: number; readonly goLive: () => void };
  readonly isConnected: boolean;
}

/** Milliseconds between two events, slowest first. */
export const SPEEDS_MS = [3_000, 1_500, 800, 400, 150] as const;
const USUAL_SPEED = 2;

export function ReplayBar({ match, store, at, goTo, live, isConnected }: ReplayBarProps) {
  const { t } = useTranslation();
  const last = store.lastSeq();
  const now = at ?? live.seq;
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(USUAL_SPEED);
  const step = (by: number): void => goTo(Math.min(last, Math.max(0, now + by)));
  useReplayKeys({ step, now, last, goTo, store, toggle: () => setPlaying((is) => !is) });
  useEffect(() => {
    if (!isPlaying) return;
    if (now >= last) return setPlaying(false);
    const timer = setTimeout(() => step(1), SPEEDS_MS[speed]);
    return () => clearTimeout(timer);
  });
  const isOver = match.status === 'OVER';
  return (
    <section className="replay" aria-label={t('replay.title')}>
      <div className="replay-keys">
        <button
          type="button"
          className="button"
          aria-label={t('replay.back')}
          onClick={() => step(-1)}
        >
          ‹
        </button>
        <button
          type="button"
          className="button"
          aria-pressed={isPlaying}
          onClick={() => setPlaying(!isPlaying)}
        >
          {isPlaying ? t('replay.stop') : t('replay.play')}
        </button>
        <button
          type="button"
          className="button"
          aria-label={t('replay.on')}
          onClick={() => step(1)}
        >
          ›
        </button>
      </div>
      <input
        type="range"
        aria-label={t('replay.scrub')}
        aria-valuetext={t('replay.at', { seq: now, last })}
        min={0}
        max={Math.max(last, 1)}
        value={now}
        onChange={({ target }) => goTo(Number(target.value))}
      />
      <p className="replay-says">
        {t('replay.at', { seq: now, last })}
        {!isConnected && ` · ${t('state.lost')}`}
        {at === undefined && live.behind > 0 && ` · ${t('replay.behind', { count: live.behind })}`}
      </p>
      <label className="replay-speed">
        <span className="unseen">{t('replay.speed')}</span>
        <select value={speed} onChange={({ target }) => setSpeed(Number(target.value))}>
          {SPEEDS_MS.map((ms, index) => (
            <option key={ms} value={index}>
              {`× ${SPEEDS_MS[USUAL_SPEED] / ms < 1 ? (SPEEDS_MS[USUAL_SPEED] / ms).toFixed(1) : Math.round(SPEEDS_MS[USUAL_SPEED] / ms)}`}
            </option>
          ))}
        </select>
      </label>
      {!isOver && (
        <button
          type="button"
          className="button"
          data-main={at !== undefined || live.behind > 0 || undefined}
          onClick={() => {
            goTo(undefined);
            live.goLive();
          }}
        >
          {t('replay.live')}
        </button>
      )}
    </section>
  );
}

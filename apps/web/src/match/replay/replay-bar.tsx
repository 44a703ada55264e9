/** The bar of whoever watches: where one is in the record, and how to go elsewhere. */
import type { Steps } from '@scoresheet/domain-match/play';
import { memo, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MatchFields } from '../match-documents.js';
import { NextGame } from '../series/next-game.js';
import { StandingPass } from '../menu/standing-pass.js';
import type { RecordStore } from '../record/record-store.js';
import type { Shown } from '../use-shown.js';
import './replay-bar.css';
import { useReplayKeys } from './replay-keys.js';
import { turnStarts, type TurnStart } from './turns.js';
import { stepper } from './stepper.js';
import { SPEEDS, usePlayback, type Playback } from './use-playback.js';
import { useSteady } from './use-steady.js';

interface ReplayBarProps {
  readonly match: MatchFields;
  readonly store: RecordStore;
  readonly shown: Shown;
  readonly isConnected: boolean;
}

export function ReplayBar({ match, store, shown, isConnected }: ReplayBarProps) {
  const { t } = useTranslation();
  const { at, placeNow, goTo, live, seq } = shown;
  const [steps, version] = [store.steps(), store.version()];
  const last = steps.count - 1;
  // A step changes nothing of the record, which may have thousands of events.
  const turns = useMemo(() => turnStarts(store), [store, version]);
  const step = useSteady(stepper({ seq, steps, placeNow, goTo }));
  const playback = usePlayback({ isAtEnd: shown.step >= last, step: () => step(1) });
  useReplayKeys({
    step,
    last: steps.seqAt(last),
    goTo,
    store,
    turns,
    now: () => placeNow() ?? seq,
    toggle: playback.toggle,
  });
  const says = t('replay.at', { step: shown.step + 1, of: steps.count });
  const goLive = (): void => {
    goTo(undefined);
    live.goLive();
  };
  return (
    <section className="replay" aria-label={t('replay.title')}>
      <Steps playback={playback} step={step} />
      <Scrubber steps={steps} goTo={goTo} turns={turns} says={says} step={shown.step} />
      <Says shown={shown} says={says} isConnected={isConnected} />
      <Speed playback={playback} />
      <NextGame series={match.series} />
      {at === undefined && <StandingPass match={match} />}
      {match.status !== 'OVER' && (
        <button
          type="button"
          className="button"
          data-main={at !== undefined || live.behind > 0 || undefined}
          onClick={goLive}
        >
          {t('replay.live')}
        </button>
      )}
    </section>
  );
}

interface SaysProps extends Pick<ReplayBarProps, 'shown' | 'isConnected'> {
  /** "Step 12 of 90". */
  readonly says: string;
}

/** Where one is, and how far that is behind what happens. */
function Says({ shown: { at, live }, says, isConnected }: SaysProps) {
  const { t } = useTranslation();
  return (
    <p className="replay-says">
      {says}
      {!isConnected && ` · ${t('state.lost')}`}
      {at === undefined && live.behind > 0 && ` · ${t('replay.behind', { count: live.behind })}`}
    </p>
  );
}

interface StepsProps {
  readonly playback: Playback;
  readonly step: (by: number) => void;
}

/** A step changes nothing of what it is made with. */
const Steps = memo(function Steps({ playback, step }: StepsProps) {
  const { t } = useTranslation();
  return (
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
        aria-pressed={playback.isPlaying}
        onClick={playback.toggle}
      >
        {playback.isPlaying ? t('replay.stop') : t('replay.play')}
      </button>
      <button type="button" className="button" aria-label={t('replay.on')} onClick={() => step(1)}>
        ›
      </button>
    </div>
  );
});

interface ScrubberProps {
  readonly turns: readonly TurnStart[];
  readonly step: number;
  readonly steps: Steps;
  readonly goTo: (seq: number) => void;
  readonly says: string;
}

function Scrubber({ step, steps, goTo, turns, says }: ScrubberProps) {
  const { t } = useTranslation();
  const marks = useId();
  return (
    <>
      <input
        list={marks}
        type="range"
        aria-label={t('replay.scrub')}
        aria-valuetext={says}
        min={0}
        max={Math.max(steps.count - 1, 1)}
        value={Math.max(step, 0)}
        onChange={({ target }) => goTo(steps.seqAt(Number(target.value)))}
      />
      <datalist id={marks}>
        {turns.map(({ turn, seq }) => (
          <option key={turn} value={steps.stepAt(seq)} />
        ))}
      </datalist>
    </>
  );
}

const Speed = memo(function Speed({ playback }: { readonly playback: Playback }) {
  const { t } = useTranslation();
  return (
    <label className="replay-speed">
      <span className="unseen">{t('replay.speed')}</span>
      <select
        value={playback.speed}
        onChange={({ target }) => playback.setSpeed(Number(target.value))}
      >
        {SPEEDS.map(({ name }, index) => (
          <option key={name} value={index}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
});

/** The line of time of an event: dragging it shows what was known at that moment. */
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useEvent } from '../follow/use-event.js';
import type { PublishedRound } from '../round/use-rounds.js';
import './moment.css';
import { roundAt, roundwise, shareOf } from './moments.js';
import { timeWords } from './time-words.js';
import type { Moment } from './use-moment.js';
import { useTimeOf } from './use-time-of.js';

interface MomentLineProps extends Moment {
  readonly rounds: readonly PublishedRound[];
}

export function MomentLine({ at, setAt, rounds }: MomentLineProps) {
  const { t, i18n } = useTranslation();
  const last = useEvent().event.seq;
  const first = rounds[0]?.seq ?? last;
  const says = useMomentWords(at, rounds);
  const move = (to: number): void => setAt(to >= last ? undefined : Math.max(first, to));
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = BY_KEY[event.key];
    if (by === undefined) return;
    event.preventDefault();
    move(roundwise(rounds, at ?? last, { by, last }));
  };
  const begun = useTimeOf(rounds[0]?.seq);
  if (rounds.length === 0) return null;
  return (
    <section className="moment-line" aria-label={t('moment.title')}>
      <span className="quiet">{begun !== undefined && timeWords(begun, i18n.language)}</span>
      <div className="moment-rail">
        <Marks rounds={rounds} first={first} last={last} />
        <input
          type="range"
          min={first}
          max={last}
          value={at ?? last}
          onKeyDown={onKeyDown}
          aria-label={t('moment.slider')}
          aria-valuetext={says}
          onChange={({ target }) => move(Number(target.value))}
        />
      </div>
      <output className="moment-says">{says}</output>
      <button
        type="button"
        className="button"
        disabled={at === undefined}
        onClick={() => setAt(undefined)}
      >
        {t('moment.now')}
      </button>
    </section>
  );
}

const BY_KEY: Readonly<Record<string, 1 | -1>> = { PageUp: 1, PageDown: -1 };

/** Where rounds began. The words of the slider say the same to whoever does not see it. */
function Marks(props: Pick<MomentLineProps, 'rounds'> & Record<'first' | 'last', number>) {
  const { t } = useTranslation();
  const { rounds, first, last } = props;
  return (
    <div className="moment-marks" aria-hidden>
      {rounds.map(({ seq, round }) => (
        <i key={seq} style={{ left: `${shareOf(seq, first, last) * 100}%` }}>
          <b>
            <span>{t('moment.round')} </span>
            {round}
          </b>
        </i>
      ))}
    </div>
  );
}

function useMomentWords(at: number | undefined, rounds: readonly PublishedRound[]): string {
  const { t, i18n } = useTranslation();
  const time = useTimeOf(at);
  if (at === undefined) return t('moment.isNow');
  const round = roundAt(rounds, at)?.round;
  const when = time === undefined ? '…' : timeWords(time, i18n.language);
  return [
    t('moment.at', { time: when, seq: at }),
    ...(round === undefined ? [] : [t('event.roundNumber', { round })]),
  ].join(', ');
}

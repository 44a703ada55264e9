/** Of which phase the standings are, whether the round in play counts, and whom one looks for. */
import { useTranslation } from 'react-i18next';
import { useEvent } from '../follow/use-event.js';
import type { StandingsAddress } from './use-standings-address.js';

interface StandingsToolsProps extends StandingsAddress {
  readonly words: string;
  readonly setWords: (words: string) => void;
}

const MAX_WORDS = 60;

export function StandingsTools({ live, phase, show, words, setWords }: StandingsToolsProps) {
  const { t } = useTranslation();
  return (
    <div className="round-tools">
      <PhaseChoice phase={phase} show={show} />
      <fieldset className="views">
        <legend className="unseen">{t('standings.counts')}</legend>
        {([true, false] as const).map((each) => (
          <label key={String(each)}>
            <input
              type="radio"
              name="standings-live"
              checked={live === each}
              onChange={() => show({ live: each })}
            />
            {t(each ? 'standings.live' : 'standings.official')}
          </label>
        ))}
      </fieldset>
      <div role="search">
        <label className="choice">
          <span>{t('standings.find')}</span>
          <input
            type="search"
            value={words}
            maxLength={MAX_WORDS}
            onChange={({ target }) => setWords(target.value)}
          />
        </label>
      </div>
    </div>
  );
}

function PhaseChoice({ phase, show }: Pick<StandingsToolsProps, 'phase' | 'show'>) {
  const { t } = useTranslation();
  const { phases, round } = useEvent().event;
  // There are none of a phase that has not begun.
  const begun = phases.slice(0, round?.phase ?? 0);
  if (begun.length < 2 && phase === undefined) return null;
  return (
    <label className="choice">
      <span>{t('standings.of')}</span>
      <select
        value={phase ?? ''}
        onChange={({ target }) =>
          show({ phase: target.value === '' ? null : Number(target.value) })
        }
      >
        <option value="">{t('standings.whole')}</option>
        {begun.map(({ kind }, at) => (
          <option key={at} value={at + 1}>
            {t('standings.phase', { phase: at + 1, kind: t(`event.kind.${kind}`) })}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What was agreed when the match was opened: said before anybody sits down. */
import { useTranslation } from 'react-i18next';
import type { MatchFields } from '../match-documents.js';

const MINUTE_S = 60;
const MINUTE_MS = 60_000;

export function AgreedTerms({ match }: { readonly match: MatchFields }) {
  const { t } = useTranslation();
  const { opens, series, spectatorDelay } = match;
  return (
    <section className="agreed" aria-labelledby="agreed">
      <h2 id="agreed">{t('lobby.terms.title')}</h2>
      <ul>
        <li>
          <ClockWords clock={match.clock} />
        </li>
        {series && <li>{t('lobby.terms.bestOf', { count: series.bestOf })}</li>}
        <li>
          <DelayWords {...spectatorDelay} />
        </li>
        <li>{t(opens === 'AT_END' ? 'lobby.terms.opens' : 'lobby.terms.closed')}</li>
      </ul>
    </section>
  );
}

function ClockWords({ clock }: Pick<MatchFields, 'clock'>) {
  const { t } = useTranslation();
  if (!clock) return t('lobby.terms.noClock');
  const { bankMs, incrementMs, decisionMs } = clock;
  if (bankMs === null) {
    return t('play.clock.eachSays', { count: (decisionMs ?? 0) / MINUTE_MS });
  }
  return t('play.clock.bankSays', {
    minutes: bankMs / MINUTE_MS,
    seconds: (incrementMs ?? 0) / 1_000,
  });
}

function DelayWords({ seconds, events }: MatchFields['spectatorDelay']) {
  const { t } = useTranslation();
  if (events > 0) return t('lobby.terms.delayEvents', { count: events });
  if (seconds === 0) return t('lobby.terms.noDelay');
  return seconds % MINUTE_S === 0
    ? t('lobby.terms.delayMinutes', { count: seconds / MINUTE_S })
    : t('lobby.terms.delaySeconds', { count: seconds });
}

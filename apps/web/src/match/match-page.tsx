/** One page for a match, live and afterwards: the board, the log, and what can be done. */
import { useTranslation } from 'react-i18next';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { DueMatch } from './due/due-match.js';
import { learnInvitation } from './invitation-code.js';
import './match.css';
import { MatchView } from './match-view.js';
import { useMatch, type MatchState, type Perspective } from './use-match.js';

export function MatchPage() {
  const { match = '' } = useParams();
  const [search] = useSearchParams();
  learnInvitation(match, useLocation().hash);
  return <MatchOf state={useMatch(match, perspectiveOf(search.get('as')))} />;
}

/** The match, or why it is not there. */
export function MatchOf({ state }: { readonly state: MatchState }) {
  const { t } = useTranslation();
  switch (state.is) {
    case 'loading':
      return (
        <main className="page" id="content" aria-busy>
          <p className="hint">{t('state.loading')}</p>
        </main>
      );
    case 'unknown':
      return (
        <main className="page" id="content">
          <h1>{t('match.unknown.title')}</h1>
          <p>{t('match.unknown.says')}</p>
        </main>
      );
    case 'due':
      return <DueMatch table={state.table} />;
    case 'refused':
      return (
        <main className="page" id="content" role="alert">
          <h1>{t('match.refused')}</h1>
          <p lang="en">{state.says}</p>
        </main>
      );
    case 'unreachable':
      return (
        <main className="page" id="content" role="alert">
          <h1>{t('state.unreachable')}</h1>
          <button type="button" className="button" data-main onClick={() => location.reload()}>
            {t('state.again')}
          </button>
        </main>
      );
    case 'here':
      return <MatchView key={state.match.id} {...state} />;
  }
}

/** `?as=2` is seat 2, `?as=public` what everybody sees; without it one's own sight. */
function perspectiveOf(as: string | null): Perspective | undefined {
  if (as === 'public') return 'PUBLIC';
  return /^([1-9]|10)$/.test(as ?? '') ? (`SEAT_${as}` as Perspective) : undefined;
}

/** A match for a hall: what everybody may see of it, as large as the wall, and nothing to press. */
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router';
import { learnInvitation } from '../match/invitation-code.js';
import { MatchOf } from '../match/match-page.js';
import { useMatch } from '../match/use-match.js';
import { Projector } from './projector.js';
import './projector.css';

export function ProjectorPage() {
  const { t } = useTranslation();
  const { match = '' } = useParams();
  learnInvitation(match, useLocation().hash);
  const state = useMatch(match, 'PUBLIC');
  if (state.is !== 'here') return <MatchOf state={state} />;
  return (
    <>
      <Projector key={match} {...state} />
      {!state.isConnected && (
        <p className="projector-lost" role="status">
          {t('state.lost')}
        </p>
      )}
    </>
  );
}

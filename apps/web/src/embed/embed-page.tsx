/** A match in somebody else's page: what everybody may see of it, whoever looks. */
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { MatchOf } from '../match/match-page.js';
import { useMatch } from '../match/use-match.js';
import './embed.css';

export function EmbedPage() {
  const { t } = useTranslation();
  const { match = '' } = useParams();
  return (
    <div className="embedded">
      <MatchOf state={useMatch(match, 'PUBLIC')} />
      <footer>
        <a href={`/match/${match}`} target="_blank" rel="noreferrer">
          {t('match.openWhole')}
        </a>
      </footer>
    </div>
  );
}

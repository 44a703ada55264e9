/** A match in somebody else's page: what everybody may see of it, whoever looks. */
import { useParams } from 'react-router';
import { MatchOf } from '../match/match-page.js';
import { useMatch } from '../match/use-match.js';
import './embed.css';

export function EmbedPage() {
  const { match = '' } = useParams();
  return (
    <div className="embedded">
      <MatchOf state={useMatch(match, 'PUBLIC')} />
      <a href={`/match/${match}`} target="_blank" rel="noreferrer">
        Scoresheet
      </a>
    </div>
  );
}

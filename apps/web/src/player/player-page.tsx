/**
 * A player across events, by the name that they chose: the events, the place and the record in each,
 * and the matches. Penalties stand on no page but the player's own and those of the staff.
 */
import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useViewer } from '../account/use-viewer.js';
import { useTitle } from '../app/use-title.js';
import '../front/front.css';
import { PageState } from '../play/page-state.js';
import { PLAYER } from './player-documents.js';
import { PlayerEvents } from './player-events.js';
import { PlayerMatches } from './player-matches.js';
import './player.css';

export function PlayerPage() {
  const { account = '' } = useParams();
  return <PlayerOf key={account} account={account} />;
}

function PlayerOf({ account }: { readonly account: string }) {
  const { data, error, refetch } = useQuery(PLAYER, { variables: { account } });
  if (!data) {
    return (
      <main className="page" id="content" aria-busy={!error}>
        <PageState failed={error !== undefined} onAgain={() => void refetch()} />
      </main>
    );
  }
  const name = data.node?.__typename === 'Account' ? data.node.name : null;
  return <Known account={account} name={name} />;
}

interface KnownProps {
  readonly account: string;
  readonly name: string | null;
}

function Known({ account, name }: KnownProps) {
  const { t } = useTranslation();
  useTitle(name ?? t('player.nameless'));
  return (
    <main className="page player" id="content">
      <h1>{name === null ? t('player.nameless') : <bdi>{name}</bdi>}</h1>
      {name === null && <p className="hint">{t('player.namelessSays')}</p>}
      <Own account={account} />
      <PlayerEvents account={account} name={name} />
      <PlayerMatches account={account} />
    </main>
  );
}

/** Whoever looks at the page of their own. */
function Own({ account }: { readonly account: string }) {
  const { t } = useTranslation();
  const known = useViewer();
  if (!('viewer' in known) || known.viewer.id !== account) return null;
  return (
    <p className="hint">
      {t('player.own')} <Link to="/account">{t('player.toAccount')}</Link>
    </p>
  );
}

/** The matches of a player that whoever looks may know of, the newest first. */
import { useTranslation } from 'react-i18next';
import { client } from '../api/client.js';
import { usePages, type Page } from '../events/use-pages.js';
import type { Listed } from '../front/front-documents.js';
import { MatchRow } from '../front/match-row.js';
import { PagedList } from './paged-list.js';
import { PLAYER_MATCHES } from './player-documents.js';

export function PlayerMatches({ account }: { readonly account: string }) {
  const { t } = useTranslation();
  const list = usePages(account, matchesOf);
  return (
    <PagedList
      {...list}
      name="matches"
      title={t('player.matches.title')}
      empty={t('player.matches.none')}
      older={t('player.matches.more')}
      row={(match) => <MatchRow match={match} />}
    />
  );
}

async function matchesOf(account: string, after: string | null): Promise<Page<Listed> | undefined> {
  const { data } = await client.query({
    query: PLAYER_MATCHES,
    variables: { account, after },
    fetchPolicy: 'no-cache',
  });
  return data?.matches;
}

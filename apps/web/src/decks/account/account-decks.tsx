/** Decks that are kept with an account: to open, to delete, and to keep the one that is built. */
import { withoutUndefined } from '@scoresheet/rules-engine/without-undefined';
import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../account/use-viewer.js';
import { codesOf, deckOf, type Deck } from '../deck.js';
import { DeckRow } from '../kept/deck-row.js';
import { DELETE_DECK, MY_DECKS, SAVE_DECK } from './deck-documents.js';

interface AccountDecksProps {
  readonly game: string;
  /** The deck that is built. */
  readonly deck: Deck;
}

/** Whoever has no account has the decks of this browser, and is told nothing of others. */
export function AccountDecks(props: AccountDecksProps) {
  return useViewer().is === 'account' ? <OwnDecks {...props} /> : null;
}

function OwnDecks({ game, deck }: AccountDecksProps) {
  const { t } = useTranslation();
  const { data, error } = useQuery(MY_DECKS, {
    variables: { game },
    fetchPolicy: 'cache-and-network',
  });
  const decks = data?.myDecks ?? [];
  const [remove] = useMutation(DELETE_DECK, { refetchQueries: [MY_DECKS] });
  return (
    <section aria-labelledby="account-decks">
      <h2 id="account-decks">{t('decks.account.title')}</h2>
      {error && (
        <p className="hint" role="alert">
          {t('state.unreachable')}
        </p>
      )}
      <ul className="kept-decks">
        {decks.map(({ id, name, cards }) => (
          <DeckRow
            key={id}
            game={game}
            deck={deckOf(name, cards)}
            onForget={() => void remove({ variables: { id } }).catch(() => undefined)}
          />
        ))}
      </ul>
      <KeepThere game={game} deck={deck} id={decks.find(({ name }) => name === deck.name)?.id} />
    </section>
  );
}

interface KeepThereProps extends AccountDecksProps {
  /** The deck of that name, which is replaced. */
  readonly id: string | undefined;
}

function KeepThere({ game, deck, id }: KeepThereProps) {
  const { t } = useTranslation();
  const [save, { loading }] = useMutation(SAVE_DECK, { refetchQueries: [MY_DECKS] });
  const [said, setSaid] = useState<{ readonly of: Deck; readonly says: string }>();
  const keep = async (): Promise<string> => {
    const cards = [...codesOf(deck)];
    const { data } = await save({
      variables: withoutUndefined({ game, name: deck.name, cards, id }),
    });
    return data?.saved.__typename === 'AccountRefused'
      ? t('decks.account.refused', { says: data.saved.says })
      : t('decks.account.kept');
  };
  const press = (): void =>
    void keep()
      .catch(() => t('state.unreachable'))
      .then((says) => setSaid({ of: deck, says }));
  return (
    <>
      <button
        type="button"
        className="button"
        disabled={loading || deck.entries.length === 0 || deck.name.trim() === ''}
        onClick={press}
      >
        {t('decks.account.keep')}
      </button>
      <p role="status" className="hint">
        {said?.of === deck && said.says}
      </p>
    </>
  );
}

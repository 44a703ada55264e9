/** Which cards are played: in how many of the lists, and how many copies. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardGame } from '../../cards/card-game.js';
import { CardName } from './card-name.js';
import type { OpenList } from './lists-documents.js';
import { sharesOf } from './shares-of.js';

interface CardSharesProps {
  readonly lists: readonly OpenList[];
  readonly game: CardGame | undefined;
}

export function CardShares({ lists, game }: CardSharesProps) {
  const { t, i18n } = useTranslation();
  const shares = useMemo(() => sharesOf(lists), [lists]);
  const percent = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 0 });
  return (
    <section className="event-sheet" aria-labelledby="card-shares">
      <h2 id="card-shares">{t('lists.shares')}</h2>
      <table className="figures card-shares">
        <thead>
          <tr>
            <th scope="col" data-words>
              {t('lists.card')}
            </th>
            <th scope="col">{t('lists.inDecks')}</th>
            <th scope="col">{t('lists.copies')}</th>
          </tr>
        </thead>
        <tbody>
          {shares.map(({ code, lists: having, copies }) => (
            <tr key={code}>
              <td data-words>
                <CardName code={code} game={game} name={game?.cardOf(code)?.face.name ?? code} />
              </td>
              <td>
                {having}{' '}
                <span className="quiet">({percent.format((having / lists.length) * 100)} %)</span>
              </td>
              <td>{copies}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

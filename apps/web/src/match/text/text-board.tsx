/** The board as text, on the same data: for who reads it, and for who has it read out. */
import { tableWords } from '@scoresheet/rules-presentation';
import { Sentence } from '@scoresheet/web-ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { AsideProps } from '../aside/aside-props.js';
import { seatBelow } from '../board/seat-below.js';

export function TextBoard({ match, game, shown: { table } }: AsideProps) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  if (!table) return <p className="hint tab-page">{t('text.none')}</p>;
  const look = { viewer: match.ownSeat ?? ('public' as const), below: seatBelow(search, match) };
  return (
    <div className="tab-page">
      {tableWords(game, table, look).map(({ title, says }, index) => (
        <section key={index}>
          <h2>
            <Sentence sentence={title} />
          </h2>
          <ul className="text-board">
            {says.map((sentence, place) => (
              <li key={place}>
                <Sentence sentence={sentence} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

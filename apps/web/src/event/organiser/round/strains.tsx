/** What a draw breaks or strains, the gravest first: what staff look for before they publish it. */
import { useTranslation } from 'react-i18next';
import { SeatNames } from '../tables/seat-names.js';
import type { RoundReview, Strain } from './review-documents.js';

export function Strains({ review }: { readonly review: RoundReview }) {
  const { t } = useTranslation();
  const { strains, strainCount } = review;
  if (strainCount === 0) return <p>{t('organiser.review.clean')}</p>;
  const more = strainCount - strains.length;
  return (
    <section aria-labelledby="strains">
      <h3 id="strains">{t('organiser.review.title', { count: strainCount })}</h3>
      <ul className="strains">
        {strains.map((strain) => (
          <li
            key={`${strain.kind} ${strain.table?.number} ${strain.entrants.map((e) => e.entrant)}`}
          >
            <StrainWords strain={strain} />
          </li>
        ))}
        {more > 0 && <li>{t('organiser.add.more', { count: more })}</li>}
      </ul>
    </section>
  );
}

/** What the rules forbid and the draw could not avoid is told apart from what it weighed. */
const GRAVE: ReadonlySet<Strain['kind']> = new Set([
  'ENTRANT_GONE',
  'FORBIDDEN_PAIR',
  'REMATCH',
  'BYE_AGAIN',
]);

function StrainWords({ strain: { kind, by, table, entrants } }: { readonly strain: Strain }) {
  const { t } = useTranslation();
  return (
    <>
      {table !== null && <b>{t('organiser.review.table', { table: table.number })} </b>}
      <SeatNames seats={entrants} />{' '}
      <span className={GRAVE.has(kind) ? 'problem' : 'quiet'}>
        {t(`organiser.review.kind.${kind}`, { by })}
      </span>
    </>
  );
}

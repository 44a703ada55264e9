/** Pages of four quarters, with the lines along which they are cut. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface QuartersProps<T> {
  readonly pages: readonly (readonly (T | undefined)[])[];
  readonly keyOf: (thing: T) => number;
  readonly quarter: (thing: T) => ReactNode;
}

export function Quarters<T>({ pages, keyOf, quarter }: QuartersProps<T>) {
  const { t } = useTranslation();
  if (pages.length === 0) return <p>{t('sheets.noTable')}</p>;
  return pages.map((page, at) => (
    <div key={at} className="quarters">
      {page.map((thing, place) => (
        <div key={thing === undefined ? `empty ${place}` : keyOf(thing)} className="quarter">
          {thing !== undefined && quarter(thing)}
        </div>
      ))}
    </div>
  ));
}

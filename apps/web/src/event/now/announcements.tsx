/** What staff have told everybody, the newest on top. */
import { useTranslation } from 'react-i18next';
import type { Announcement } from './now-documents.js';

export function Announcements({ announced }: { readonly announced: readonly Announcement[] }) {
  const { t, i18n } = useTranslation();
  const time = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short' });
  if (announced.length === 0) return null;
  return (
    <section className="event-sheet now-told" aria-labelledby="now-told">
      <h2 id="now-told">{t('own.now.told')}</h2>
      <ol aria-live="polite">
        {announced.map(({ number, postedAt, words }) => (
          <li key={number}>
            <time dateTime={new Date(postedAt).toISOString()}>{time.format(postedAt)}</time>
            <p dir="auto">{words.text ?? t('own.now.erased')}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

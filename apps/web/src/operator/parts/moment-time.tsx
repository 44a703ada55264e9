/** A moment as the reader's language writes it. */
import { useTranslation } from 'react-i18next';

export function MomentTime({ at }: { readonly at: number }) {
  const { i18n } = useTranslation();
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  return <time dateTime={new Date(at).toISOString()}>{when.format(at)}</time>;
}

/** Writes a moment of today or of another day, to the second: deliveries come close together. */
import { useTranslation } from 'react-i18next';

export function useMoment(): (ms: number) => string {
  const { i18n } = useTranslation();
  const form = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'short', timeStyle: 'medium' });
  return (ms) => form.format(ms);
}

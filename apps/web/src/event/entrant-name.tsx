/** The name of somebody who plays; who has none, or has had it erased, is called by the number. */
import { useTranslation } from 'react-i18next';

interface EntrantNameProps {
  readonly entrant: number;
  readonly name: string | null;
}

export function EntrantName({ entrant, name }: EntrantNameProps) {
  const { t } = useTranslation();
  return <bdi>{name ?? t('event.numbered', { number: entrant })}</bdi>;
}

/** The reason why a name or a password was refused: a text of the page if there is one, otherwise the server's. */
import { useTranslation } from 'react-i18next';

interface RefusedSaysProps {
  /** Code of the refusal, if the server has sent one. */
  readonly code: string | undefined;
  /** In English. */
  readonly says: string;
}

const TEXTS = {
  'name-reserved': 'nameReserved',
  'name-unseen': 'nameUnseen',
  'password-too-common': 'passwordTooCommon',
} as const;

export function RefusedSays({ code, says }: RefusedSaysProps) {
  const { t } = useTranslation();
  if (code !== undefined && code in TEXTS) {
    return <>{t(`account.refused.${TEXTS[code as keyof typeof TEXTS]}`)}</>;
  }
  return <span lang="en">{says}</span>;
}

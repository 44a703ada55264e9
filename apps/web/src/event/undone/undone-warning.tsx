/** Warns before a player leaves a bracket that forgets played matches, and names these. */
import { useTranslation } from 'react-i18next';
import type { UndoneMatch } from './use-undone.js';

export function UndoneWarning({ undone }: { readonly undone: readonly UndoneMatch[] }) {
  const { t } = useTranslation();
  if (undone.length === 0) return null;
  const matches = undone.map((each) => t('bracket.undone.match', { ...each })).join('; ');
  return (
    <p className="problem" role="alert">
      {t('bracket.undone.warning', { count: undone.length, matches })}
    </p>
  );
}

/** Whether something is fine or wants to be looked at: a word, and a mark beside it. */
import { useTranslation } from 'react-i18next';

export function Verdict({ isWell }: { readonly isWell: boolean | undefined }) {
  const { t } = useTranslation();
  if (isWell === undefined) return null;
  return (
    <span className="verdict" data-well={isWell}>
      {t(isWell ? 'operator.fine' : 'operator.look')}
    </span>
  );
}

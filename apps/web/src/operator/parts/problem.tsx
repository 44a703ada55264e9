/** What has gone wrong: in words of the server where it has some, else that it cannot be reached. */
import { useTranslation } from 'react-i18next';
import { lastingError } from '../../api/lasting-error.js';

interface ProblemProps {
  readonly error?: unknown;
  readonly says?: string | undefined;
}

export function Problem({ error, says }: ProblemProps) {
  const { t } = useTranslation();
  const words = says ?? (error === undefined ? undefined : lastingError(error));
  if (words === undefined && error === undefined) return null;
  return (
    <p className="problem" role="alert">
      {words === undefined ? t('state.unreachable') : <span lang="en">{words}</span>}
    </p>
  );
}

/** Whether everybody may see everything once the game is over: said before anybody sits down. */
import { useTranslation } from 'react-i18next';
import { isSeries, type Wanted } from './wanted.js';

interface OpensChoiceProps {
  readonly wanted: Wanted;
  readonly onChange: (wanted: Wanted) => void;
}

export function OpensChoice({ wanted, onChange }: OpensChoiceProps) {
  const { t } = useTranslation();
  if (isSeries(wanted)) return <p className="hint">{t('play.opens.series')}</p>;
  return (
    <label className="pick">
      <input
        type="checkbox"
        checked={wanted.opensAtEnd}
        onChange={({ target }) => onChange({ ...wanted, opensAtEnd: target.checked })}
      />
      <span>
        <b>{t('play.opens.title')}</b>
        <small>{t('play.opens.says')}</small>
      </span>
    </label>
  );
}

/** A number of the standings, rounded for people, with the exact one beside it where that is another. */
import { useTranslation } from 'react-i18next';
import { sayNumber } from './exact.js';

interface NumberValueProps {
  readonly name: string;
  readonly value: string;
  /** Shows the exact value as well. */
  readonly hasExact?: boolean;
}

export function NumberValue({ name, value, hasExact = false }: NumberValueProps) {
  const { i18n } = useTranslation();
  const { words, exact } = sayNumber(name, value, i18n.language);
  return (
    <span className="number-value">
      {hasExact && exact !== undefined && <small>{exact} =</small>}{' '}
      <data value={value}>{words}</data>
    </span>
  );
}

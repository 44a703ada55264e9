/** Opens the seats of a round to be exchanged, and closes them again. A bracket has none to exchange. */
import { useTranslation } from 'react-i18next';
import type { EventFields } from '../../follow/event-documents.js';

interface ExchangeButtonProps {
  readonly event: Pick<EventFields, 'phases'>;
  readonly phase: number;
  readonly isOpen: boolean;
  readonly onChange: (isOpen: boolean) => void;
}

const BRACKET = /-elimination$/;

export function ExchangeButton({ event, phase, isOpen, onChange }: ExchangeButtonProps) {
  const { t } = useTranslation();
  if (BRACKET.test(event.phases[phase - 1]?.kind ?? '')) return null;
  return (
    <button
      type="button"
      className="button"
      aria-expanded={isOpen}
      onClick={() => onChange(!isOpen)}
    >
      {t(isOpen ? 'organiser.repair.close' : 'organiser.repair.open')}
    </button>
  );
}

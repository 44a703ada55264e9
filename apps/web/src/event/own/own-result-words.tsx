/** A result in words, as one of the table has it. */
import { useTranslation } from 'react-i18next';
import type { Table } from '../follow/event-documents.js';
import { ownResult } from './own-result.js';

interface OwnResultWordsProps {
  readonly table: Pick<Table, 'seats' | 'result'>;
  readonly own: number;
}

export function OwnResultWords({ table: { seats, result }, own }: OwnResultWordsProps) {
  const { t } = useTranslation();
  if (!result) return null;
  const words = ownResult({ seats, result }, own);
  return t(`own.result.${words.is}`, { ...words });
}

/** A sheet of the round that was published last, once it is here. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoundSheet, type RoundSheet } from './use-round-sheet.js';

interface OfRoundProps {
  readonly sheet: (round: RoundSheet) => ReactNode;
}

export function OfRound({ sheet }: OfRoundProps) {
  const { t } = useTranslation();
  const round = useRoundSheet();
  if (round === 'coming') return <p aria-busy>{t('state.loading')}</p>;
  return round === 'none' ? <p>{t('sheets.noRound')}</p> : <>{sheet(round)}</>;
}

/** Who sits where, what they do just now, and their clocks. */
import type { TableView } from '@scoresheet/rules-engine';
import type { Sitter } from '@scoresheet/web-ui';
import i18next from 'i18next';
import type { MatchFields } from './match-documents.js';
import { localTime } from '../service/service.js';
import { seatName } from './seat-name.js';

interface Sitting {
  readonly match: MatchFields;
  readonly table: TableView | null;
  /** Clocks are those of now, and stand in the past. */
  readonly isLive: boolean;
}

export type SitterOf = (seat: number) => Sitter;

export function sittersOf({ match, table, isLive }: Sitting): SitterOf {
  const { t } = i18next;
  const asked = new Set(table?.decisions.map(({ seat }) => seat));
  return (number) => {
    const seat = match.seats.find((each) => each.seat === number);
    const isOwn = match.ownSeat === number;
    const name = seat?.label != null ? seatName(seat) : t('seat.number', { seat: number });
    const isAsked = asked.has(number) && !(isLive && match.status === 'OVER');
    const clock = seat?.clock;
    return {
      name: isOwn ? t('seat.you', { name }) : name,
      status: isAsked ? t('seat.asked') : undefined,
      isActive: isAsked,
      ...(clock && {
        clock: {
          msLeft: clock.msLeft,
          asOf: localTime(clock.asOf),
          isRunning: isLive && clock.running,
          label: t('seat.clock', { name }),
        },
      }),
    };
  };
}

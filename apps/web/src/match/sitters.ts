/** Who sits where, what they do just now, and their clocks. */
import { withoutUndefined } from '@scoresheet/rules-engine/without-undefined';
import type { TableView } from '@scoresheet/rules-engine';
import type { Sitter } from '@scoresheet/web-ui';
import i18next from 'i18next';
import type { MatchFields } from './match-documents.js';
import { localTime } from '../service/service.js';
import { seatName } from './seat-name.js';

interface Sitting {
  /** The match as it was when the table was like this. */
  readonly match: MatchFields;
  readonly table: TableView | null;
}

export type SitterOf = (seat: number) => Sitter;

/** Who sits at any table, a branch or one that was laid for a try among them, and whom it asks. */
export function sittersAt(
  table: Pick<TableView, 'decisions'> | null,
  nameOf: (seat: number) => string,
): SitterOf {
  const asked = new Set(table?.decisions.map(({ seat }) => seat));
  return (seat) => {
    const isActive = asked.has(seat);
    const status = isActive ? i18next.t('seat.asked') : undefined;
    return { name: nameOf(seat), status, isActive };
  };
}

export function sittersOf({ match, table }: Sitting): SitterOf {
  const { t } = i18next;
  const seatAt = (number: number) => match.seats.find(({ seat }) => seat === number);
  const nameAt = (number: number): string => {
    const seat = seatAt(number);
    return seat?.label != null ? seatName(seat) : t('seat.number', { seat: number });
  };
  const sitterOf = sittersAt(match.status === 'OVER' ? null : table, (number) => {
    const name = nameAt(number);
    return match.ownSeat === number ? t('seat.you', { name }) : name;
  });
  return (number) => {
    const clock = seatAt(number)?.clock;
    return withoutUndefined({
      ...sitterOf(number),
      clock: clock
        ? {
            msLeft: clock.msLeft,
            asOf: localTime(clock.asOf),
            isRunning: clock.running,
            label: t('seat.clock', { name: nameAt(number) }),
          }
        : undefined,
    });
  };
}

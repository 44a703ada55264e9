/** What stands on top of every page: the event, what it shows, and when it was printed. */
import { useTranslation } from 'react-i18next';
import { useEventWords } from '../../event-words.js';
import { useEvent } from '../../follow/use-event.js';

interface SheetTitleProps {
  /** What the sheet shows: `Round 3 by name`. */
  readonly says: string;
}

export function SheetTitle({ says }: SheetTitleProps) {
  const { event } = useEvent();
  const { titleOf } = useEventWords();
  return (
    <span className="sheet-title">
      <b>
        <bdi>{titleOf(event)}</bdi>
      </b>
      <span>{says}</span>
      <Printed />
    </span>
  );
}

function Printed() {
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(i18n.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return <time>{format.format(Date.now())}</time>;
}

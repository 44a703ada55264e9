/** Beside the board, or over it on a phone: the log, the course of the match, and its record. */
import { tileOf, type Segment } from '@scoresheet/rules-presentation';
import {
  lazy,
  memo,
  Suspense,
  useCallback,
  useDeferredValue,
  useId,
  useState,
  type KeyboardEvent,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Log } from '../log/log.js';
import { seatName } from '../seat-name.js';
import type { AsideProps } from './aside-props.js';
import './aside.css';

const Chart = lazy(async () => ({ default: (await import('../chart/chart.js')).Chart }));
const TextBoard = lazy(async () => ({
  default: (await import('../text/text-board.js')).TextBoard,
}));
const WhatIf = lazy(async () => ({ default: (await import('../../what-if/what-if.js')).WhatIf }));
const RecordTab = lazy(async () => ({ default: (await import('./record-tab.js')).RecordTab }));

const TABS = ['log', 'text', 'chart', 'record', 'whatIf'] as const;
type Tab = (typeof TABS)[number];

type CardSegment = Extract<Segment, { is: 'card' }>;

export function Aside(props: AsideProps) {
  const id = useId();
  const [tab, setTab] = useState<Tab>('log');
  return (
    <>
      <Tabs id={id} tab={tab} setTab={setTab} />
      <div
        className="tab-panel"
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${tab}`}
        // Whoever has no pointer scrolls what the panel shows; the log is scrolled within itself.
        tabIndex={tab === 'log' ? undefined : 0}
      >
        <Suspense fallback={<Loading />}>
          <Panel {...props} tab={tab} />
        </Suspense>
      </div>
    </>
  );
}

function Loading() {
  const { t } = useTranslation();
  return <p className="hint">{t('state.loading')}</p>;
}

interface TabsProps {
  readonly id: string;
  readonly tab: Tab;
  readonly setTab: (tab: Tab) => void;
}

/** A step through the record changes nothing of them. */
const Tabs = memo(function Tabs({ id, tab, setTab }: TabsProps) {
  const { t } = useTranslation();
  return (
    <div className="tabs" role="tablist" aria-label={t('aside.title')}>
      {TABS.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          id={`${id}-${each}`}
          aria-selected={each === tab}
          aria-controls={`${id}-panel`}
          tabIndex={each === tab ? 0 : -1}
          onClick={() => setTab(each)}
          onKeyDown={(event) => move(event, tab, setTab)}
        >
          {t(`aside.${each}`)}
        </button>
      ))}
    </div>
  );
});

function Panel({ tab, ...props }: AsideProps & { readonly tab: Tab }) {
  const { game, store, shown, openCard } = props;
  const open = useCallback(
    ({ face }: CardSegment) => void (face !== undefined && openCard(tileOf(game, { face }))),
    [game, openCard],
  );
  // The board is seen first, and its line of the log right after.
  const line = useDeferredValue(store.steps().stepAt(shown.drawn));
  switch (tab) {
    case 'log':
      return <Log game={game} store={store} shown={line} goTo={shown.goTo} onCard={open} />;
    case 'text':
      return <TextBoard {...props} />;
    case 'chart':
      return <Chart {...props} />;
    case 'record':
      return <RecordTab {...props} />;
    case 'whatIf':
      return <WhatIfOf {...props} />;
  }
}

function WhatIfOf({ match, game, shown }: AsideProps) {
  const nameOf = (seat: number): string | undefined => {
    const seated = match.seats.find((each) => each.seat === seat);
    return seated && seatName(seated);
  };
  return (
    <WhatIf
      game={game}
      nameOf={nameOf}
      match={match.id}
      seq={shown.seq}
      step={shown.step + 1}
      status={match.status}
      opens={match.opens}
    />
  );
}

/** Arrows go from tab to tab, as screen readers expect it. */
function move({ key, currentTarget }: KeyboardEvent, tab: Tab, setTab: (tab: Tab) => void): void {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (by === undefined) return;
  const at = (TABS.indexOf(tab) + by + TABS.length) % TABS.length;
  setTab(TABS[at] as Tab);
  const tabs = currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role=tab]');
  tabs?.[at]?.focus();
}

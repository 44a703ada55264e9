/** Repairs that are planned, the seat that is chosen, and how both are taken back. */
import { useState } from 'react';
import { planned, repaired, type Repair, type Seating } from './seating.js';

export interface Plan {
  readonly seating: Seating;
  readonly repairs: readonly Repair[];
  readonly chosen: number | undefined;
  /** Two were chosen that cannot change places. */
  readonly isStuck: boolean;
  readonly choose: (entrant: number) => void;
  readonly exchange: (one: number, other: number) => void;
  readonly plan: (repair: Repair) => void;
  /** The choice first, then the last repair. */
  readonly takeBack: () => void;
  readonly forget: () => void;
}

export function usePlan(drawn: Seating): Plan {
  const [repairs, setRepairs] = useState<readonly Repair[]>([]);
  const [chosen, setChosen] = useState<number>();
  const [isStuck, setStuck] = useState(false);
  const seating = repaired(drawn, repairs);
  const plan = (repair: Repair): void => {
    setRepairs([...repairs, repair]);
    setChosen(undefined);
    setStuck(false);
  };
  const exchange = (one: number, other: number): void => {
    const repair = planned(seating, one, other);
    if (repair) plan(repair);
    setChosen(undefined);
    setStuck(!repair);
  };
  return {
    seating,
    repairs,
    chosen,
    isStuck,
    plan,
    exchange,
    choose(entrant) {
      if (chosen === entrant) setChosen(undefined);
      else if (chosen === undefined) setChosen(entrant);
      else exchange(chosen, entrant);
    },
    takeBack() {
      setStuck(false);
      if (chosen !== undefined) setChosen(undefined);
      else setRepairs(repairs.slice(0, -1));
    },
    forget() {
      setRepairs([]);
      setChosen(undefined);
      setStuck(false);
    },
  };
}

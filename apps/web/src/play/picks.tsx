/** One of a few things to choose from, each a line that can be pressed anywhere. */
import type { ReactNode } from 'react';

interface PicksProps<Value extends string | number> {
  readonly title: string;
  readonly name: string;
  readonly value: Value;
  readonly picks: readonly PickOf<Value>[];
  readonly onPick: (value: Value) => void;
  /** Side by side where they are short. */
  readonly isRow?: boolean;
}

interface PickOf<Value> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly says?: ReactNode;
}

export function Picks<Value extends string | number>(props: PicksProps<Value>) {
  const { title, name, value, picks, onPick, isRow } = props;
  return (
    <fieldset className="picks" data-row={isRow || undefined}>
      <legend>{title}</legend>
      {picks.map((pick) => (
        <label key={pick.value} className="pick">
          <input
            type="radio"
            name={name}
            checked={pick.value === value}
            onChange={() => onPick(pick.value)}
          />
          <span>
            <b>{pick.label}</b>
            {pick.says !== undefined && <small>{pick.says}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/**
 * A card on the table: pattern and letter, name, words, and the figures of now. All of it is also what
 * the tile is called by, from the name on, so that whoever speaks to a browser can say what they see.
 */
import type { Tile as TileData } from '@scoresheet/rules-presentation';
import { useRef, type KeyboardEvent } from 'react';
import { Strip } from './strip.js';
import './tile.css';

/**
 * What can be done with it, each with a shape of its own so that no colour is needed: `can` a thin
 * edge and a dot, `chosen` a thick edge, `target` a dashed one.
 */
export type TileState = 'can' | 'chosen' | 'target';

interface PartProps extends Pick<TileProps, 'tile'> {
  readonly isHeld: boolean | undefined;
}

interface TileProps {
  readonly tile: TileData;
  readonly state?: TileState | undefined;
  /** Something happens to it in the event that is shown. */
  readonly isStruck?: boolean;
  /** In a hand: what it is and what it costs is what counts there. */
  readonly isHeld?: boolean;
  readonly onPick?: (() => void) | undefined;
  readonly onOpen?: (() => void) | undefined;
}

/** A finger that stays so long asks for the full text. */
const LONG_PRESS_MS = 450;

export function Tile({ tile, state, isStruck, isHeld, onPick, onOpen }: TileProps) {
  const { press, handlers } = useLongPress(onOpen);
  const click = (): void => {
    if (press.current.wasLong) return;
    if (state !== undefined && onPick) onPick();
    else onOpen?.();
  };
  const spaceOpens = (event: KeyboardEvent): void => {
    if (event.key !== ' ') return;
    event.preventDefault();
    onOpen?.();
  };
  return (
    <button
      type="button"
      className="tile"
      data-state={state}
      data-card={tile.card}
      data-struck={isStruck || undefined}
      aria-pressed={state === undefined ? undefined : state === 'chosen'}
      onClick={click}
      onKeyDown={spaceOpens}
      {...handlers}
    >
      <Strip strip={tile.strip} />
      <span className="tile-name" lang="en">
        {tile.name}
      </span>
      <Words tile={tile} isHeld={isHeld} />
      <Figures tile={tile} />
      <Kind tile={tile} />
    </button>
  );
}

function Words({ tile, isHeld }: PartProps) {
  const { type, cost, words, attached, attachedUnknown } = tile;
  const price = isHeld && cost !== undefined ? [`cost ${cost} · ${type}`] : [];
  const borne = attached.map(({ name }) => `+ ${name}`);
  const hidden = attachedUnknown > 0 ? [`+ ${attachedUnknown}`] : [];
  const said = [...price, ...words, ...borne, ...hidden].join(', ');
  return (
    <>
      {said !== '' && <Pause />}
      <span className="tile-words" lang="en">
        {said}
      </span>
    </>
  );
}

/** Where whoever has a tile read out hears that something else begins. */
const Pause = () => <span className="unseen">, </span>;

const Figures = ({ tile: { figures } }: Pick<TileProps, 'tile'>) => (
  <span className="tile-figures" data-count={figures.length}>
    {figures.map(({ label, value, printed }) => (
      <span key={label} data-changed={printed !== undefined || undefined}>
        <Pause />
        <small>{label}</small> {value}
        {printed !== undefined && <Printed value={printed} />}
      </span>
    ))}
  </span>
);

const Printed = ({ value }: { readonly value: number }) => (
  <>
    <span className="unseen">, printed </span>
    <s>{value}</s>
  </>
);

/** The strip says it without words, and a hand as a word. */
const Kind = ({ tile: { type, strip } }: Pick<TileProps, 'tile'>) => (
  <span className="unseen" lang="en">
    {[type, strip?.value].map((kind) => kind && `, ${kind}`)}
  </span>
);

function useLongPress(onLong: (() => void) | undefined) {
  const press = useRef<{ timer?: ReturnType<typeof setTimeout>; wasLong: boolean }>({
    wasLong: false,
  });
  const end = (): void => clearTimeout(press.current.timer);
  const begin = (): void => {
    press.current.wasLong = false;
    press.current.timer = setTimeout(() => {
      press.current.wasLong = true;
      onLong?.();
    }, LONG_PRESS_MS);
  };
  return {
    press,
    handlers: { onPointerDown: begin, onPointerUp: end, onPointerLeave: end, onPointerCancel: end },
  };
}

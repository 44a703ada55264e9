/** What was announced and waits for its turn, out of what a view shows of it. */
import type { CardId, Json, TableView } from '@scoresheet/rules-engine';

/** Something that may be answered, such as a Skill: of which card, and whose it is. */
interface StackItem {
  readonly id: CardId;
  readonly face: string;
  readonly controller?: Json;
  /** Whom or what it is about, by the name that the card gives them. */
  readonly chosen?: Json;
}

/** Items from the bottom to the top, which takes effect first. */
export const stackItems = ({ underway }: TableView): readonly StackItem[] =>
  underway.flatMap((frame) => {
    const { items = [] } = frame as { readonly items?: readonly Json[] };
    return items.filter(
      (item) => typeof item === 'object' && item !== null && 'id' in item && 'face' in item,
    ) as unknown as readonly StackItem[];
  });

/** A titled list that is fetched in pages: coming, not to be had, empty, or rows and a way on. */
import { useId, type ReactNode } from 'react';
import type { Paged } from '../events/use-pages.js';
import { PageState } from '../play/page-state.js';

interface PagedListProps<Item> extends Paged<Item> {
  readonly name: string;
  readonly title: string;
  /** Words for a list without anything in it. */
  readonly empty: string;
  /** Words of the button that goes on. */
  readonly older: string;
  readonly row: (item: Item) => ReactNode;
}

export function PagedList<Item extends { readonly id: string }>(props: PagedListProps<Item>) {
  const { name, title, empty, older, row, items, isFailed, hasMore, more, again } = props;
  const id = useId();
  return (
    <section aria-labelledby={id} data-list={name}>
      <h2 id={id}>{title}</h2>
      {items?.length === 0 && <p className="hint">{empty}</p>}
      {items && items.length > 0 && (
        <ul className="rows">
          {items.map((item) => (
            <li key={item.id}>{row(item)}</li>
          ))}
        </ul>
      )}
      {(!items || isFailed) && <PageState failed={isFailed} onAgain={again} />}
      {hasMore && (
        <p className="list-more">
          <button type="button" className="button" onClick={more}>
            {older}
          </button>
        </p>
      )}
    </section>
  );
}

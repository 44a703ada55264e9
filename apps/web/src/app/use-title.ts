/** The title of the document while a page is shown; without one it has the name of all this. */
import { useEffect } from 'react';

const NAME = 'Scoresheet';

/** How much was not read may stand before a title, and stays there when the title changes. */
export const COUNTED = /^\(\d+\) /;

export function useTitle(title: string): void {
  useEffect(() => {
    put(`${title} · ${NAME}`);
    return () => put(NAME);
  }, [title]);
}

function put(title: string): void {
  document.title = (COUNTED.exec(document.title)?.[0] ?? '') + title;
}

/** How much was not read stands before the title of the page, where a tab in the background shows it. */
import { useEffect } from 'react';
import { COUNTED } from '../../../app/use-title.js';

export function useTitleCount(count: number): void {
  useEffect(() => {
    const bare = document.title.replace(COUNTED, '');
    document.title = count > 0 ? `(${count}) ${bare}` : bare;
    return () => {
      document.title = document.title.replace(COUNTED, '');
    };
  }, [count]);
}

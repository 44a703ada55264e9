/** Keys in a list of cards: arrows go from card to card, + and − change how many there are. */
import type { KeyboardEvent } from 'react';

export function listKeys(change: (code: string, by: 1 | -1) => void) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-code]');
    const code = row?.dataset['code'];
    if (!row || code === undefined) return;
    switch (event.key) {
      case '+':
      case '=':
        change(code, 1);
        break;
      case '-':
      case '−':
      case 'Delete':
        change(code, -1);
        break;
      case 'ArrowDown':
        focusOn(row.nextElementSibling);
        break;
      case 'ArrowUp':
        focusOn(row.previousElementSibling);
        break;
      default:
        return;
    }
    event.preventDefault();
  };
}

const focusOn = (row: Element | null): void => row?.querySelector<HTMLElement>('a')?.focus();

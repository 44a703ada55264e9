/** Whether a key goes into something that is written or chosen from. */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=range]), textarea, select');

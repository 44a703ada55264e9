import type { useViewer } from './use-viewer.js';

/** Whether somebody looks after the installation; while nobody knows who it is, no. */
export const isOperator = (known: ReturnType<typeof useViewer>): boolean =>
  (known.is === 'account' || known.is === 'guest') && known.viewer.roles.includes('OPERATOR');

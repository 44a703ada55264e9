/** Whether single letters do something: whoever dictates or types by switches turns them off. */
import { kept } from './kept.js';

export const singleKeys = kept('single-keys', true);

/** What is said of what a player does at an event, in German. */
import type { ownEnglish } from './own.english.js';

export const ownGerman: typeof ownEnglish = {};

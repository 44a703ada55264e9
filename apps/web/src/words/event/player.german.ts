/** What is said of a player across events, in German. */
import type { playerEnglish } from './player.english.js';

export const playerGerman: typeof playerEnglish = {};

/** What is said of webhooks, in German. */
import type { webhooksEnglish } from './webhooks.english.js';

export const webhooksGerman: typeof webhooksEnglish = {};

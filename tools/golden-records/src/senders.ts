/** Who sends what in golden records, and the time that goes by. */
import { sha256, type Sender } from './recorded-match.js';

export const seatOf = (seat: number): Sender => ({ actor: `golden-seat${seat}`, role: 'player' });
export const JUDGE: Sender = { actor: 'judge', role: 'judge' };
export const CLOCK: Sender = { actor: 'clock', role: 'clock' };
export const DAY_MS = 24 * 60 * 60 * 1_000;

export const reason = (words: string) => ({ reasonDigest: sha256(words) });

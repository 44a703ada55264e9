/** What one seed of an event came to. */
import { Hangs } from '@scoresheet/event-log-faulty';
import { SOUND_PARTS } from './event-parts.js';
import { simulateEvent, type EventOptions } from './event-simulation.js';
import { judgeEvent } from './judge-event.js';

/** Answers what was broken, in words; nothing, as it should be. */
export async function playEventSeed(
  options: Omit<EventOptions, 'parts'> & Partial<EventOptions>,
): Promise<readonly string[]> {
  try {
    return await simulateEvent({ parts: SOUND_PARTS, ...options }, judgeEvent);
  } catch (error) {
    if (error instanceof Hangs) return [`hangs: ${error.message}`];
    return [`broken: ${error instanceof Error ? error.stack : String(error)}`];
  }
}

/** Work that an event loop has no time for. */
export { ThreadBusy, ThreadStopped, workThread, type WorkThread } from './work-thread.js';

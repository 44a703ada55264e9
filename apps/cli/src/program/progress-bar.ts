/** A progress bar on the terminal; silent where nobody watches, so that pipes stay clean. */
interface ProgressBar {
  show(done: number, total: number): void;
  /** Takes the bar off the line before something is printed there. */
  clear(): void;
}

const WIDTH = 30;
const REDRAW_MS = 100;

export function progressBar(what: string): ProgressBar {
  const { stderr } = process;
  if (!stderr.isTTY) return { show: () => undefined, clear: () => undefined };
  let drawnAt = 0;
  let drawn = false;
  return {
    show(done, total) {
      const now = performance.now();
      if (now - drawnAt < REDRAW_MS && done < total) return;
      drawnAt = now;
      drawn = true;
      const full = Math.round((WIDTH * done) / Math.max(1, total));
      const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
      stderr.write(`\r${bar} ${done}/${total} ${what}`);
    },
    clear() {
      if (drawn) stderr.write('\r\u001b[K');
      drawn = false;
    },
  };
}

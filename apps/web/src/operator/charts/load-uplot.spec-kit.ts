/** uPlot asks how dense the pixels are as soon as it is loaded, and jsdom knows nothing of media. */
import { vi } from 'vitest';

vi.stubGlobal('matchMedia', () => new EventTarget());
await import('uplot');
vi.unstubAllGlobals();

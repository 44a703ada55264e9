/**
 * Runs before each spec file. Files of one process share their modules: if a file ended while a page
 * still imported a game, that module would stay broken for all files after it.
 */
import { afterAll, vi } from 'vitest';

afterAll(() => vi.dynamicImportSettled());

import { expect, it } from 'vitest';
import { event, valuesOf } from '../event.spec-kit.js';
import { PRESETS } from '../presets/presets.js';
import { wins } from './wins.js';

it('Wins are rounds that were won at a table or by a bye', () => {
  const rounds = ['1 2-1 2', '1 bye', '1 forfeit 2', '1 half', '1 1-1 2', '1 double-loss 2'];
  expect(valuesOf(PRESETS['fide-round-robin/1'], event(rounds), wins)).toEqual({ 1: '3', 2: '0' });
});

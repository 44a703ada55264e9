import type { Suspension } from '@scoresheet/services-tail';
import { MissingKey } from './missing-key.js';

/**
 * What an operator reads of a suspended record. The message of the error may name cards that players
 * must not know; where it came from does not.
 */
export function suspendedWords({ record, seq, reference, error }: Suspension): string {
  const where = `${record} is suspended at ${seq}`;
  if (error instanceof MissingKey) return `${where}, reference ${reference}: ${error.message}`;
  const name = error instanceof Error ? error.name : typeof error;
  const trace = error instanceof Error ? framesOf(error) : '';
  return `${where}: ${name}, reference ${reference}\n${trace}`;
}

const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');

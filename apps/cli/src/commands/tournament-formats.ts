/** Options that say how an event is played. */
import { FORMATS } from '@scoresheet/domain-tournament';
import { Option } from 'commander';

export const formatOption = (): Option =>
  new Option('--format <format>', 'how it is played').choices(FORMATS).default('swiss');

export const bestOfOption = (): Option =>
  new Option('--best-of <games>', 'games of a series')
    .choices(['1', '3', '5'])
    .default(1, '1')
    .argParser(Number);

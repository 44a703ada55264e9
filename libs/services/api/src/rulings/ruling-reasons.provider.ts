/** Where the reasons of rulings are kept: in the database, and in memory where there is none. */
import type { Provider } from '@nestjs/common';
import { memoryReasons, storedReasons, type RulingReasons } from '@scoresheet/services-rulings';
import type { ApiOptions } from '../api-options.js';

export const RULING_REASONS = Symbol('the reasons of rulings');

export const rulingReasons = (options: ApiOptions): Provider<RulingReasons> => ({
  provide: RULING_REASONS,
  useValue: options.reasons ?? reasonsOf(options),
});

const reasonsOf = ({ database, environment }: ApiOptions): RulingReasons =>
  database ? storedReasons(database, environment.sha256) : memoryReasons(environment.sha256);

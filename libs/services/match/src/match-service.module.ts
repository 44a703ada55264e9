import { Module, type DynamicModule } from '@nestjs/common';
import { AbandonClockService } from './abandon-clock.service.js';
import { MATCH_SERVICE_OPTIONS, type MatchServiceOptions } from './match-service-options.js';
import { MatchService } from './match.service.js';

@Module({})
export class MatchServiceModule {
  static register(options: MatchServiceOptions): DynamicModule {
    return {
      module: MatchServiceModule,
      providers: [
        { provide: MATCH_SERVICE_OPTIONS, useValue: options },
        MatchService,
        AbandonClockService,
      ],
      exports: [MatchService],
    };
  }
}

import { Module, type DynamicModule } from '@nestjs/common';
import {
  TOURNAMENT_SERVICE_OPTIONS,
  type TournamentServiceOptions,
} from './tournament-service-options.js';
import { TournamentService } from './tournament.service.js';

@Module({})
export class TournamentServiceModule {
  static register(options: TournamentServiceOptions): DynamicModule {
    return {
      module: TournamentServiceModule,
      providers: [{ provide: TOURNAMENT_SERVICE_OPTIONS, useValue: options }, TournamentService],
      exports: [TournamentService],
    };
  }
}

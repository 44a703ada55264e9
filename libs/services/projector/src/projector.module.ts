import { Module, type DynamicModule } from '@nestjs/common';
import { PROJECTOR_OPTIONS, type ProjectorOptions } from './projector-options.js';
import { ProjectorService } from './projector.service.js';

@Module({})
export class ProjectorModule {
  static register(options: ProjectorOptions): DynamicModule {
    return {
      module: ProjectorModule,
      providers: [{ provide: PROJECTOR_OPTIONS, useValue: options }, ProjectorService],
      exports: [ProjectorService],
    };
  }
}

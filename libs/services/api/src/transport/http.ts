import type { NestExpressApplication } from '@nestjs/platform-express';
import { MAX_REQUEST_BYTES } from './query-limits.js';

/**
 * What cannot be set from within a module. Create the application with `bodyParser: false`, so that
 * the limit here is the only one.
 */
export function configureHttp(app: NestExpressApplication): void {
  app.useBodyParser('json', { limit: MAX_REQUEST_BYTES });
  app.disable('x-powered-by');
}

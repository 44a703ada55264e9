import type { ProjectedEvent } from '@scoresheet/services-read-models';
import type { AdmittedEvent } from '@scoresheet/services-tail';
import { publicOf } from './public-of.js';

export const toProject = (event: AdmittedEvent): ProjectedEvent => ({
  header: event.header,
  public: publicOf(event),
});

/** What is looked at for an hour, and how much of it may grow. */

export interface Figure {
  readonly name: string;
  /** The name on the metrics page. */
  readonly metric: string;
  readonly unit: string;
  /** How many of the metric's units one unit of the figure is. */
  readonly scale: number;
  readonly mayGrowPerHour: number;
  /** The samples of which the lowest counts; 1: all count. */
  readonly lowestOf: number;
}

const BYTES_IN_MB = 1024 * 1024;
/** The samples between two full collections of a heap under this load are fewer. */
const SAMPLES_BETWEEN_COLLECTIONS = 12;

export const FIGURES: readonly Figure[] = [
  {
    name: 'heap in use, lowest points',
    metric: 'nodejs_heap_size_used_bytes',
    unit: 'MB',
    scale: BYTES_IN_MB,
    mayGrowPerHour: 5,
    lowestOf: SAMPLES_BETWEEN_COLLECTIONS,
  },
  {
    name: 'memory of the process',
    metric: 'process_resident_memory_bytes',
    unit: 'MB',
    scale: BYTES_IN_MB,
    mayGrowPerHour: 20,
    lowestOf: SAMPLES_BETWEEN_COLLECTIONS,
  },
  {
    name: 'open files and sockets',
    metric: 'process_open_fds',
    unit: '',
    scale: 1,
    mayGrowPerHour: 5,
    lowestOf: 1,
  },
  {
    name: 'active handles and requests',
    metric: 'nodejs_active_resources_total',
    unit: '',
    scale: 1,
    mayGrowPerHour: 5,
    lowestOf: 1,
  },
];

/** The figures of a process, each with how it is written and whether somebody should look at it. */
import type { HealthFields } from './health-documents.js';

type FigureName =
  | 'answers'
  | 'accepted'
  | 'refused'
  | 'conflicts'
  | 'answerTimes'
  | 'commandTimes'
  | 'inFlight'
  | 'eventLoop'
  | 'memory'
  | 'disk'
  | 'subscribers'
  | 'queue'
  | 'dropped'
  | 'restarts'
  | 'lines';

export interface Figure {
  readonly name: FigureName;
  readonly value: string;
  /** Whether nobody needs to look; undefined where no number is good or bad by itself. */
  readonly isWell: boolean | undefined;
}

/** Timers that are later make everything late; at five times as much `/healthz` gives up. */
const EVENT_LOOP_LATE_MS = 100;
/** What the service promises to answer within while it is busy. */
const ANSWER_LATE_MS = 250;
/** Players notice that a click takes longer. */
const COMMAND_LATE_MS = 1_000;
/** Of the 256 messages after which a subscriber is dropped. */
const LONG_QUEUE = 128;
/** Nothing is accepted below 64 MB; a busy evening writes more than one would think. */
const LITTLE_ROOM_BYTES = 1_000_000_000;
const MB = 1_000_000;

export function figuresOf(health: HealthFields, language: string): readonly Figure[] {
  const write = writing(language);
  return [
    ...work(health, write),
    ...latency(health, write),
    ...machine(health, write),
    ...followers(health, write),
  ];
}

function work({ rates }: HealthFields, { rate }: Writing): readonly Figure[] {
  const names = ['answers', 'accepted', 'refused', 'conflicts'] as const;
  return names.map((name) => ({ name, value: rate(rates[name]), isWell: undefined }));
}

function latency({ times, commandsInFlight }: HealthFields, write: Writing): readonly Figure[] {
  const pair = (half: number | null, nearly: number | null): string =>
    half === null || nearly === null ? '–' : `${write.ms(half)} / ${write.ms(nearly)}`;
  const within = (ms: number | null, limit: number) => (ms === null ? undefined : ms <= limit);
  const { answerP50, answerP99, commandP50, commandP99 } = times;
  return [
    {
      name: 'answerTimes',
      value: pair(answerP50, answerP99),
      isWell: within(answerP99, ANSWER_LATE_MS),
    },
    {
      name: 'commandTimes',
      value: pair(commandP50, commandP99),
      isWell: within(commandP99, COMMAND_LATE_MS),
    },
    { name: 'inFlight', value: write.count(commandsInFlight), isWell: undefined },
  ];
}

function machine(health: HealthFields, write: Writing): readonly Figure[] {
  const { eventLoopLagMs: lag, memoryBytes, freeBytes: free } = health;
  return [
    { name: 'eventLoop', value: write.ms(lag), isWell: lag <= EVENT_LOOP_LATE_MS },
    { name: 'memory', value: write.bytes(memoryBytes), isWell: undefined },
    ...(free === null
      ? []
      : [{ name: 'disk', value: write.bytes(free), isWell: free >= LITTLE_ROOM_BYTES } as const]),
    { name: 'restarts', value: write.count(health.restarts), isWell: health.restarts === 0 },
    {
      name: 'lines',
      value: `${write.count(health.errors)} / ${write.count(health.warnings)}`,
      isWell: health.errors === 0,
    },
  ];
}

function followers({ subscribers: of }: HealthFields, { count }: Writing): readonly Figure[] {
  return [
    {
      name: 'subscribers',
      value: `${count(of.sockets)} / ${count(of.subscriptions)}`,
      isWell: undefined,
    },
    { name: 'queue', value: count(of.longestQueue), isWell: of.longestQueue <= LONG_QUEUE },
    { name: 'dropped', value: count(of.dropped), isWell: of.dropped === 0 },
  ];
}

type Writing = ReturnType<typeof writing>;

function writing(language: string) {
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const fine = new Intl.NumberFormat(language, { maximumSignificantDigits: 2 });
  const near = (value: number): string => (value < 10 ? fine : whole).format(value);
  return {
    count: (value: number) => whole.format(value),
    rate: (value: number) => `${near(value)}/s`,
    ms: (value: number) => `${near(value)} ms`,
    bytes: (value: number) => `${whole.format(value / MB)} MB`,
  };
}

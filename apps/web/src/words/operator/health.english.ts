/** What is said of the health of a process, in English. */
export const operatorHealthEnglish = {
  health: {
    title: 'Health',
    well: 'All is well.',
    ill_one: 'One thing wants to be looked at.',
    ill_other: '{{count}} things want to be looked at.',
    process: 'Process “{{process}}”, Node.js {{nodeVersion}}, running since',
    whole: 'All services are in this process.',
    apart:
      'Services run apart: these are the figures of this process alone. Each of the others answers /readyz and /metrics at a door of its own.',
  },
  checks: {
    title: 'Looked at',
    of: {
      process: 'The process runs',
      room: 'There is room on the disk',
      lag: 'Readers keep up with the log',
      log: 'The log answers',
      database: 'The database answers',
      copies: 'Log and archive hold the same',
      other: '{{name}}',
    },
  },
  figures: {
    title: 'Figures',
    answers: {
      title: 'Answers',
      means: 'Questions and commands over HTTP, on the average of a minute.',
    },
    accepted: { title: 'Accepted', means: 'Commands that became an event.' },
    refused: {
      title: 'Refused',
      means: 'Commands against the rules. Many of one kind: a page or a bot is wrong.',
    },
    conflicts: {
      title: 'Conflicts',
      means: 'Commands that came too late, because somebody else was faster. A few are usual.',
    },
    answerTimes: {
      title: 'Time of an answer, half / nearly all',
      means: 'Over a minute. More than 250 ms for nearly all is slow.',
    },
    commandTimes: {
      title: 'Time of a command, half / nearly all',
      means: 'Until its event is there. More than 1 s for nearly all is slow.',
    },
    inFlight: { title: 'Commands under way', means: 'Taken in and not answered yet.' },
    eventLoop: {
      title: 'Lateness of timers',
      means: 'Above 100 ms the process has more to do than one processor can.',
    },
    memory: { title: 'Memory', means: 'What the process holds. It should not grow for hours.' },
    disk: {
      title: 'Room on the disk',
      means: 'Make room below 1 GB; below 64 MB nothing more is accepted.',
    },
    subscribers: {
      title: 'Sockets / subscriptions',
      means: 'Pages and programs that follow live.',
    },
    queue: {
      title: 'Longest queue',
      means: 'Messages that wait for the slowest subscriber, who is dropped at 256.',
    },
    dropped: {
      title: 'Dropped subscribers',
      means: 'Were too slow, since the process began. They come back by themselves.',
    },
    restarts: {
      title: 'Parts that began again',
      means: 'After trouble, since the process began. The log says why.',
    },
    lines: {
      title: 'Errors / warnings in the log',
      means: 'Since the process began. Read the errors.',
    },
  },
  lag: {
    title: 'Lag',
    means:
      'How far each reader is behind the log. More than 10 s is noticed; at 30 s the process is not ready.',
    none: 'No reader has looked yet.',
    behind: '{{entries}} entries, {{seconds}} s',
    of: {
      api: 'What players see',
      worker: 'What is decided',
      projection: 'Lists and archive',
      other: '{{reader}}',
    },
  },
  turnedAway: {
    title: 'Turned away',
    means: 'By the front door and by quotas, since the process began.',
    none: 'Nobody was turned away since the process began.',
    letPass: 'only counted, and let pass',
  },
  charts: {
    title: 'Over time',
    span: 'Shown',
    minutes_one: 'the last minute',
    minutes_other: 'the last {{count}} minutes',
    nothing: 'Nothing yet: the first point comes within five seconds after the start.',
    showTable: 'Show the table',
    showTableOf: 'Show the table: {{title}}',
    tableOf: 'Table: {{title}}',
    rows: '{{title}}, in {{unit}}, the newest first. A row stands for the time up to its own.',
    until: 'Until',
    throughput: { title: 'Throughput', means: 'What is done in a second.' },
    latency: { title: 'Latency', means: 'The worst of each moment.' },
    lag: { title: 'Lag', means: 'Of the reader that is behind most.' },
    memory: { title: 'Memory', means: 'What the process holds.' },
    lines: {
      answers: 'Answers',
      accepted: 'Accepted',
      refused: 'Refused',
      conflicts: 'Conflicts',
      answerP50Ms: 'Answers, half',
      answerP99Ms: 'Answers, nearly all',
      commandP50Ms: 'Commands, half',
      commandP99Ms: 'Commands, nearly all',
      eventLoopLagMs: 'Timers late',
      lagSeconds: 'Behind the log',
      memoryBytes: 'Memory',
    },
  },
};

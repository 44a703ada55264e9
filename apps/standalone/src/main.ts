/** Scoresheet on this machine: in one process, or, with its log on Kafka, in one for each service. */
import { runProcess } from '@scoresheet/services-runtime';
import { startDemo } from './demo.js';
import { startInManyProcesses } from './many-processes.js';
import { startInOneProcess } from './one-process.js';
import { tournamentWords, welcomeWords } from './welcome.js';

await runProcess(async (frame) => {
  const { config, lifetime, logger, logFile, operations } = frame;
  const start = config.eventLog.kind === 'kafka' ? startInManyProcesses : startInOneProcess;
  const url = await start(frame);
  console.log(welcomeWords({ config, url, logFile, operations: operations.url }));
  const onTournament = (tournament: string) => console.log(tournamentWords(url, tournament));
  const demo = startDemo({ config, url, logger, onTournament });
  lifetime.own('demo', () => demo.stop());
  return url;
});

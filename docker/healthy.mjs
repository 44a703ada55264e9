/**
 * Health check of the image: asks the door of operations of the process that runs in it.
 * `node docker/healthy.mjs readyz` asks whether it can do its work, too.
 */
const [door = 'healthz'] = process.argv.slice(2);
const { SCORESHEET_PORT = '4000', SCORESHEET_OPERATIONS_PORT } = process.env;
const port = SCORESHEET_OPERATIONS_PORT ?? Number(SCORESHEET_PORT) + 1;
const answer = await fetch(`http://127.0.0.1:${port}/${door}`);
if (!answer.ok) console.error(await answer.text());
process.exitCode = answer.ok ? 0 : 1;

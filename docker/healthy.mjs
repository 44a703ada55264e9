/** Health check of the image: the api answers a query. */
const { SCORESHEET_PORT = '4000' } = process.env;
const answer = await fetch(`http://127.0.0.1:${SCORESHEET_PORT}/graphql`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query: '{ __typename }' }),
});
process.exitCode = answer.ok ? 0 : 1;

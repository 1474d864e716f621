import { listen } from './listen.ts';
import { findCourses } from './rows.ts';

/** The minimal server for the catalogue: `node:http`, `pg`, JSON. */
listen(async (_request, response) => {
  const body = JSON.stringify(await findCourses(9));
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
});

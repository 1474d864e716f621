import { listen } from './listen.ts';

const page = Buffer.from(process.env.BENCH_PAGE ?? '');

/** The minimal server for a page: always the same bytes. */
listen((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': page.length });
  response.end(page);
});

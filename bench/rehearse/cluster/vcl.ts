import { ports } from './ports.ts';

/** Varnish's configuration: visitors share pages; a process that is not ready gets no requests. */
export const vcl = (): string => `vcl 4.1;
import directors;
import std;

probe readiness {
  .url = "/readyz";
  .interval = 500ms;
  .timeout = 2s;
  .window = 2;
  .threshold = 1;
  .initial = 1;
}
${ports.web.map((port, index) => `backend web${index} { .host = "127.0.0.1"; .port = "${port}"; .probe = readiness; .connect_timeout = 1s; .first_byte_timeout = 30s; }`).join('\n')}

sub vcl_init {
  new web = directors.round_robin();
${ports.web.map((_port, index) => `  web.add_backend(web${index});`).join('\n')}
}

sub vcl_recv {
  set req.backend_hint = web.backend();
  # Only these cookies change what the product sends.
  if (req.http.Cookie !~ "(^|; )(__Host-)?(session|flash)=") {
    unset req.http.Cookie;
  }
  # Kept so that a request that reached no process can be sent to another.
  if (req.http.Content-Length && std.integer(req.http.Content-Length, 0) < 65536) {
    std.cache_req_body(64KB);
  }
}

sub vcl_backend_error {
  if (bereq.retries < 3 && (bereq.method == "GET" || bereq.method == "HEAD" || bereq.method == "PUT")) {
    return (retry);
  }
  set beresp.http.Retry-After = "1";
}
`;

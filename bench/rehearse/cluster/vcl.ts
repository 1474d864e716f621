import { ports } from './ports.ts';

/** Varnish's configuration: visitors share pages, and everything else goes to HAProxy. */
export const vcl = (): string => `vcl 4.1;

backend web {
  .host = "127.0.0.1";
  .port = "${ports.balancer}";
  .connect_timeout = 3s;
  .first_byte_timeout = 60s;
}

sub vcl_recv {
  # Only these cookies change what the product sends.
  if (req.http.Cookie !~ "(^|; )(__Host-)?(session|flash)=") {
    unset req.http.Cookie;
  }
}

sub vcl_backend_response {
  # A page that could not be renewed is shown as it was.
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
}

sub vcl_backend_error {
  set beresp.http.Retry-After = "5";
}
`;

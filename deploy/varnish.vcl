# Varnish in front of Milepost: visitors share pages, everything else goes through. Change the backend and the token.
#   CDN_PURGE_URL=http://varnish.example:6081/.purge
#   CDN_PURGE_TOKEN=change-this-token
vcl 4.1;

backend milepost {
  .host = "127.0.0.1";
  .port = "3000";
  .connect_timeout = 3s;
  .first_byte_timeout = 60s;
}

sub vcl_recv {
  if (req.url == "/.purge") {
    if (req.method != "POST" || req.http.Authorization != "Bearer change-this-token") {
      return (synth(403));
    }
    ban("obj.http.Surrogate-Key == milepost-pages");
    return (synth(200, "Purged"));
  }
  # Only these cookies change a page. `wrote` is set only with replicas: visitors who have just changed something have it
  # and get no shared page. For an instructor's link (`?i=`) all cookies are kept, because the response adds the
  # instructor to the cookie that lists those whose links the visitor has followed.
  if (req.url !~ "[?&]i=" && req.http.Cookie !~ "(^|; )(__Host-)?(session|flash|wrote)=") {
    unset req.http.Cookie;
  }
}

sub vcl_backend_response {
  # If a page cannot be renewed in the background, the cached page stays.
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
}

sub vcl_backend_error {
  set beresp.http.Retry-After = "5";
}

sub vcl_deliver {
  unset resp.http.Surrogate-Key;
  unset resp.http.Cache-Tag;
}

import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import type { ApiEnv } from '../../../platform/http/env.ts';
import { themeScript } from '../../../ui/theme/theme.ts';
import { hashesOfScripts } from '../inline-scripts.ts';
import { plainPage } from './plain-page.ts';
import worker from './service-worker.js?raw';

/** How long to wait before checking again whether the product responds, in milliseconds. */
const checkEvery = 2000;

/** Reloads the page as soon as the product responds. Polls, because a device can be online without reaching it. */
const reloadWhenConnected = `(() => {
  let reloading = false;
  const reload = ({ ok }) => {
    if (!ok || reloading) return;
    reloading = true;
    location.reload();
  };
  const check = () => fetch("/healthz", { cache: "no-store" }).then(reload, () => {});
  setInterval(check, ${checkEvery});
  addEventListener("online", check);
})()`.replace(/\n\s*/g, ' ');

const page = plainPage({
  headline: 'You’re offline',
  advice: 'This page will open when you’re back online.',
  script: `${themeScript};${reloadWhenConnected}`,
});

const policy = [
  "default-src 'none'",
  `script-src ${hashesOfScripts(page).join(' ')}`,
  "style-src 'unsafe-inline'",
  "connect-src 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Browsers reinstall a service worker when its text changes, so its text includes a hash of the page it caches. */
const versioned = `${worker}// ${createHash('sha256').update(page).digest('hex')}\n`;

/** The service worker, and the page that it shows when there is no connection. */
export const offline = (): Hono<ApiEnv> =>
  new Hono<ApiEnv>()
    .get('/service-worker.js', (c) =>
      c.body(versioned, 200, {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
      }),
    )
    .get('/offline', (c) =>
      c.html(page, 200, { 'content-security-policy': policy, 'cache-control': 'no-cache' }),
    );

/**
 * Shows our own page when a page is requested without a connection, instead of the browser's. It handles nothing else:
 * scripts, data and media go to the network as if it were not here.
 */
const cacheName = 'offline';
const offlinePage = '/offline';

addEventListener('install', (event) => {
  const cached = caches.open(cacheName).then((cache) => cache.add(offlinePage));
  event.waitUntil(cached.then(() => skipWaiting()));
});

addEventListener('activate', (event) => event.waitUntil(registration.navigationPreload?.enable()));

addEventListener('fetch', (event) => {
  const { mode, method } = event.request;
  if (mode === 'navigate' && method === 'GET') event.respondWith(pageOrOffline(event));
});

/** The preload runs while the worker starts, so a stopped worker delays no page. */
async function pageOrOffline(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match(offlinePage)) ?? Response.error();
  }
}

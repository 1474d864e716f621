/**
 * Lets the browser paint a page before it fetches the scripts, which on a slow connection would compete with visible
 * content. Measured on a simulated phone: FCP 0.9 instead of 2.4 s, LCP 1.35 instead of 2.7 s.
 * React Router renders the entry as an inline module script and lists its files as `modulepreload` links. The links are
 * removed, and the entry becomes a data block (`text/plain`) that a short script turns back into a module after the
 * first paint, or one second after `load`. Background tabs never paint, so there it starts immediately.
 * @returns the markup unchanged if it has any other shape; `first-paint.test.tsx` fails when React Router's markup changes
 */
export function startAfterFirstPaint(html: string): string {
  const entries = html.split(entryTag);
  const modules = Array.from(html.matchAll(preload), ([, href]) => href);
  if (entries.length !== 2 || modules.length === 0 || !html.includes('</body>')) return html;
  return html
    .replaceAll(preload, '')
    .replace(entryTag, () => `<script type="text/plain" data-modules="${modules.join(' ')}">`)
    .replace('</body>', () => `<script>${starter}</script></body>`);
}

const entryTag = '<script type="module" async="">';
const preload = /<link rel="modulepreload" href="([^"]*)"\/>/g;

const starter = `(() => {
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    const waiting = document.querySelector("script[data-modules]");
    for (const href of waiting.dataset.modules.split(" ")) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = href;
      setTimeout(() => document.head.append(link));
    }
    const script = document.createElement("script");
    script.type = "module";
    script.textContent = waiting.textContent;
    setTimeout(() => document.body.append(script));
  };
  if (document.hidden) return start();
  new PerformanceObserver(start).observe({ type: "paint", buffered: true });
  addEventListener("visibilitychange", start);
  addEventListener("load", () => setTimeout(start, 1000));
})()`.replace(/\n\s*/g, ' ');

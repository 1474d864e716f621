import { text } from 'node:stream/consumers';
import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { AskedThemeContext } from './app/asked-theme.ts';
import { NonceContext } from './app/nonce.ts';
import { renderedContext } from './app/rendered.ts';
import { scopeContext } from './lib/page/scope.ts';
import { readTheme } from './ui/theme/theme.ts';

/** Errors of pages go to the product's log, where React Router would write their stack to the console. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(scopeContext).report(error);
};

/**
 * Renders a page in one piece: loaders have finished before, so there is nothing worth sending early, and one string
 * costs a third less than a stream of the same page.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  scope: RouterContextProvider,
): Promise<Response> {
  const { nonce } = scope.get(scopeContext);
  const { serverHandoffStream, ...context } = routerContext;
  const data = serverHandoffStream ? await text(serverHandoffStream) : '';
  const page = renderToString(
    <NonceContext value={nonce}>
      <AskedThemeContext value={readTheme(request.headers.get('cookie'))}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </AskedThemeContext>
    </NonceContext>,
  );
  const alive = context.renderMeta?.didRenderScripts;
  scope.get(renderedContext).html = `<!DOCTYPE html>${alive ? withScripts(page, data, nonce) : page}`;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(null, { status, headers });
}

const withScripts = (page: string, data: string, nonce: string): string =>
  import.meta.env.PROD ? wordsFirst(withData(page, data, nonce), nonce) : withData(page, data, nonce);

/**
 * Adds the loaders' data, without which no page comes alive in the browser. React Router itself adds them behind a
 * Suspense boundary, which `renderToString` leaves out.
 */
function withData(page: string, data: string, nonce: string): string {
  const end = page.lastIndexOf('</body>');
  const stream = 'window.__reactRouterContext.streamController';
  const script = `${stream}.enqueue(${inScript(JSON.stringify(data))});${stream}.close();`;
  return `${page.slice(0, end)}<script nonce="${nonce}">${script}</script>${page.slice(end)}`;
}

const special: Record<string, string> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that cannot end the script it stands in. */
const inScript = (json: string): string =>
  json.replace(/[&><\u2028\u2029]/g, (character) => special[character] ?? '');

/**
 * Lets the page be drawn before its scripts are fetched: it is complete without them, and on a slow line they would
 * take the room of what is to be seen. A page that is not looked at draws nothing, so there they are fetched at once, and
 * at the latest a second after all else has come. Each is asked for in a task of its own: together they would hold up the page.
 * Going back or forward before the router listens, from a page that was loaded again, changes the address alone, and the
 * router would take this page for that address: then the right page is loaded.
 * The scripts wait as a data block (`text/plain`) that names the modules it needs, which is valid HTML.
 * The nonce is put on their links then, and fonts and sheets need none: it cannot be compressed, and a page that fits the
 * first packets comes a whole turn of the line earlier.
 */
function wordsFirst(page: string, nonce: string): string {
  const preload = /<link rel="modulepreload" href="([^"]*)" nonce="[^"]*"\/>/g;
  const modules = Array.from(page.matchAll(preload), ([, href]) => href).join(' ');
  return page
    .replaceAll(preload, '')
    .replaceAll(/<link nonce="[^"]*"/g, '<link')
    .replace(' type="module" async="">', () => ` type="text/plain" data-modules="${modules}">`)
    .replace('</body>', () => `<script nonce="${nonce}">${startAfterDrawing}</script></body>`);
}

const startAfterDrawing = `(() => {
  const [loaded] = performance.getEntriesByType("navigation");
  const pathOf = (address) => address.split("#")[0];
  const followAddress = () => {
    const again = /reload|back/.test(loaded?.type) && !("interactive" in document.documentElement.dataset);
    if (again && pathOf(location.href) !== pathOf(loaded.name)) location.reload();
  };
  addEventListener("popstate", followAddress);
  followAddress();
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    const waiting = document.querySelector("script[data-modules]");
    for (const href of waiting.dataset.modules.split(" ")) {
      setTimeout(() => {
        const link = document.createElement("link");
        link.rel = "modulepreload";
        link.nonce = waiting.nonce;
        link.href = href;
        document.head.append(link);
      });
    }
    setTimeout(() => {
      const script = document.createElement("script");
      script.type = "module";
      script.nonce = waiting.nonce;
      script.textContent = waiting.textContent;
      document.body.append(script);
    });
  };
  if (document.hidden) return start();
  new PerformanceObserver(start).observe({ type: "paint", buffered: true });
  addEventListener("visibilitychange", start);
  addEventListener("load", () => setTimeout(start, 1000));
})()`.replace(/\n\s*/g, ' ');

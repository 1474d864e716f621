import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { startAfterFirstPaint } from './app/first-paint.ts';
import { scopeContext } from './lib/page/scope.ts';
import { Reference } from './ui/states/reference.ts';

/** Sends page errors to the product's log; React Router would print their stack to the console. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(scopeContext).report(error);
};

/**
 * Renders a page in one piece, once its loaders have finished, because its policy needs the hashes of all its scripts.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  scope: RouterContextProvider,
): Promise<Response> {
  const { report, requestId } = scope.get(scopeContext);
  const html = await renderWhole(
    <Reference value={status >= 500 ? `Reference: ${requestId}` : ''}>
      <ServerRouter context={routerContext} url={request.url} />
    </Reference>,
    report,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(import.meta.env.PROD ? startAfterFirstPaint(html) : html, { status, headers });
}

/**
 * Renders the whole document.
 * @param report called with errors in a part of the page that the browser will render again
 * @throws all other errors
 */
function renderWhole(document: ReactElement, report: (error: unknown) => void): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let hasShell = false;
  const { pipe } = renderToPipeableStream(document, {
    // A page sent in one piece needs no parts that scripts move into place later.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onShellReady() {
      hasShell = true;
    },
    onAllReady: () => resolve(text(pipe(new PassThrough()))),
    onShellError: reject,
    onError(error) {
      if (hasShell) report(error);
    },
  });
  return promise;
}

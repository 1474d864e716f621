import { Hono } from 'hono';
import { accepts } from 'hono/accepts';
import { except } from 'hono/combine';
import { cors } from 'hono/cors';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import type { ApiEnv } from '../../platform/http/env.ts';
import { isDataPath, pageOfPath } from '../../platform/http/requests/page-data.ts';
import { examsOf } from '../assessment/index.server.ts';
import { findAwarded } from './awarded.server.ts';
import { badgePng } from './images/badge-image.server.ts';
import { badgeSvg } from './images/svg-badge.ts';
import { achievementDocument, issuerDocument } from './issuing/documents.ts';
import { compromised, embeddedKeys, publicJwk } from './signing/keys.server.ts';
import { signedList } from './status/status-lists.server.ts';

const jsonLd = 'application/vc+ld+json';
const id = ':id{[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}}';
const file = ':file{MP-[0-9A-Z]{4}-[0-9A-Z]{4}\\.(json|jwt|png|svg)}';

const openToAll = cors({ origin: '*', allowMethods: ['GET', 'HEAD'] });

/** The documents that verifiers fetch, from any origin and without cookies. Browsers get pages for two of them. */
export function publishedCredentials(ctx: Context) {
  const { appUrl } = ctx.settings;
  return new Hono<ApiEnv>()
    .use(except((c) => isPage(c), openToAll))
    .get('/issuer', async (c, next) => {
      if (prefersHtml(c)) return next();
      return send(JSON.stringify(issuerDocument(appUrl, await embeddedKeys(ctx.db))), jsonLd, negotiated);
    })
    .get(`/achievements/${id}`, async (c, next) => {
      if (prefersHtml(c)) return next();
      const course = await findAwarded(ctx.db, c.req.param('id'));
      if (!course) return missing('No badge has been awarded for this.');
      return send(
        JSON.stringify(achievementDocument(appUrl, { ...course, exams: await examsOf(ctx.db, course.id) })),
        jsonLd,
        negotiated,
      );
    })
    .get('/keys/:kid', async (c) => {
      const jwk = await publicJwk(ctx.db, c.req.param('kid'));
      if (jwk === compromised) return say(410, 'This key was compromised. Nothing it signed can be trusted.');
      return jwk ? send(JSON.stringify(jwk), 'application/json') : missing('There is no key with this id.');
    })
    .get('/status/:list{[1-9][0-9]{0,8}}', async (c) => {
      const list = await signedList(ctx.db, Number(c.req.param('list')));
      return list ? send(list, jsonLd) : missing('There is no status list with this number.');
    })
    .get(`/${file}`, async (c) => {
      const [number = '', extension] = c.req.param('file').split('.');
      const row = await findIssued(ctx.db, number);
      if (!row) return missing('No credential has this number.');
      const { document, jwt } = row;
      if (!document || !jwt) return say(410, 'This credential has been withdrawn.');
      if (extension === 'png') return sendImage(await badgePng(document), 'image/png');
      if (extension === 'svg')
        return sendImage(badgeSvg(JSON.parse(document).name, document), 'image/svg+xml');
      return extension === 'json' ? send(document, jsonLd) : send(jwt, 'text/plain; charset=utf-8');
    });
}

type Negotiated = Parameters<typeof accepts>[0];

const prefersHtml = (c: Negotiated): boolean =>
  accepts(c, {
    header: 'Accept',
    supports: [jsonLd, 'application/ld+json', 'application/json', 'text/html'],
    default: jsonLd,
  }) === 'text/html';

const ownPages = /^\/credentials\/(verify|issuer|achievements\/[^/]+)$/;

/** Whether a request is for a page or a page's data, which are for this origin only, rather than for a document. */
const isPage = (c: Negotiated): boolean => {
  const page = pageOfPath(c.req.path);
  return ownPages.test(page) && (isDataPath(c.req.path) || page.endsWith('/verify') || prefersHtml(c));
};

const negotiated = { vary: 'Accept' };

/** Sends a document that caches must revalidate each time, so that a revocation shows immediately. */
const send = (body: string, type: string, more: Record<string, string> = {}): Response =>
  new Response(body, { headers: { 'content-type': type, 'cache-control': 'public, no-cache', ...more } });

/** Sends an image in which no script runs, even when it is opened directly. */
const sendImage = (body: Buffer | string, type: string): Response =>
  new Response(typeof body === 'string' ? body : new Uint8Array(body), {
    headers: {
      'content-type': type,
      'cache-control': 'public, no-cache',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    },
  });

const say = (status: number, sentence: string): Response =>
  new Response(`${sentence}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });

const missing = (sentence: string): Response => say(404, sentence);

const findIssued = (db: Db, number: string) =>
  db.selectFrom('credentials').select(['document', 'jwt']).where('number', '=', number).executeTakeFirst();

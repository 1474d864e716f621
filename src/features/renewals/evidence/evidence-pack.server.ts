import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Viewer } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import { RequestFailure } from '../../../platform/failures/failure.ts';
import { downloadCertificate } from '../../certificates/index.server.ts';
import { publishedCredentials, validUntilOf } from '../../credentials/index.server.ts';
import { findAssets } from '../../media/index.server.ts';
import { drawEvidence, type PackedActivity } from './evidence-pdf.server.ts';
import { type ReportEntry, readReport } from './report.server.ts';
import { outlineText, readStudies } from './study.server.ts';

/**
 * Everything an audit may ask for, as a ZIP: one PDF about all activities that count, and a folder for each with its
 * certificate, badge, outline and evidence files. Files are read while it is sent. A HEAD request, which the
 * browser sends before a download, returns only the headers.
 * @throws 404 not the learner's
 */
export async function evidencePack(
  ctx: Context,
  viewer: Viewer,
  holdingId: string,
  method: string,
): Promise<Response> {
  const { report, entries, courses } = await readReport(ctx, viewer._id, holdingId);
  const headers = headersOf(report.holding.name);
  if (method === 'HEAD') return new Response(null, { headers });
  const studies = await readStudies(ctx.db, viewer._id, [...courses.keys()]);
  const folders = foldersOf(entries);
  const packed = report.activities.map((activity, index): PackedActivity => {
    const entry = entries[index];
    return {
      ...activity,
      folder: folders.get(activity._id) ?? '',
      reflection: entry?.reflection ?? '',
      bio: courses.get(entry?.courseId ?? '')?.bio ?? '',
      study: studies.get(entry?.courseId ?? '') ?? null,
    };
  });
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  // An unreadable file ends the download; without this listener, the error would end the process.
  zip.on('error', (error: Error) => output.destroy(error));
  const now = ctx.clock();
  const add = (content: Buffer | string, path: string, compress = true) =>
    zip.addBuffer(Buffer.from(content), path, { mtime: now, compress });
  add(await drawEvidence(viewer.name, report, packed, now), 'evidence.pdf');
  for (const [id, folder] of folders) {
    const one = packed.find(({ _id }) => _id === id);
    if (one?.study) add(outlineText(one.activity, one.study), `${folder}/outline.txt`);
    const entry = entries.find((each) => each.id === id);
    await addCertificate(ctx, viewer._id, entry, (content, name) => add(content, `${folder}/${name}`, false));
  }
  await addFiles(ctx, zip, viewer._id, folders);
  zip.end();
  return new Response(Readable.toWeb(output) as ReadableStream, { headers });
}

const headersOf = (certification: string) => ({
  'content-type': 'application/zip',
  'content-disposition': `attachment; filename="evidence-${certification.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.zip"`,
  'cache-control': 'private, no-store',
});

/** The folder of each activity by its id, numbered in order. The parts of an activity share one. */
function foldersOf(entries: readonly ReportEntry[]): Map<string, string> {
  const titles = new Map(entries.map(({ id, title }) => [id, title]));
  return new Map([...titles].map(([id, title], index) => [id, folderOf(index + 1, title)]));
}

/** `03-leading-without-authority` */
function folderOf(number: number, title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${String(number).padStart(2, '0')}-${plain.slice(0, 60) || 'activity'}`;
}

/** The certificate and its badge, if the course has led to one. */
async function addCertificate(
  ctx: Context,
  userId: string,
  entry: ReportEntry | undefined,
  add: (content: Buffer, name: string) => void,
): Promise<void> {
  if (!entry?.courseId) return;
  const certificate = await ctx.db
    .selectFrom('certificates')
    .select('number')
    .where('userId', '=', userId)
    .where('courseId', '=', entry.courseId)
    .where('status', '=', 'approved')
    .executeTakeFirst();
  if (!certificate) return;
  try {
    const pdf = await downloadCertificate(ctx, userId, entry.courseId, validUntilOf);
    add(Buffer.from(await pdf.arrayBuffer()), 'certificate.pdf');
  } catch (error) {
    // Revoked in the meantime: the pack leaves it out.
    if (!(error instanceof RequestFailure)) throw error;
    return;
  }
  const badge = await publishedCredentials(ctx).request(`/${certificate.number}.png`);
  if (badge.ok) add(Buffer.from(await badge.arrayBuffer()), 'badge.png');
}

async function addFiles(
  ctx: Context,
  zip: ZipFile,
  userId: string,
  folders: ReadonlyMap<string, string>,
): Promise<void> {
  const files = await ctx.db
    .selectFrom('creditEvidence')
    .select(['entryId', 'assetId'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const assets = await findAssets(
    ctx.db,
    files.map(({ assetId }) => assetId),
  );
  for (const [id, folder] of folders) {
    const own = files.filter(({ entryId }) => entryId === id);
    for (const [position, { assetId }] of own.entries()) {
      const asset = assets.get(assetId);
      if (!asset) continue;
      const name = `evidence-${position + 1}.${asset.contentType === 'application/pdf' ? 'pdf' : 'webp'}`;
      zip.addReadStreamLazy(
        `${folder}/${name}`,
        { size: asset.bytes, compress: false, mtime: ctx.clock() },
        (opened) =>
          opened(null, ctx.storeOf(asset.store).read(asset.storageKey, { start: 0, end: asset.bytes - 1 })),
      );
    }
  }
}

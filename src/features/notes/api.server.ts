import { Done, done } from '../../contract/api/responses.ts';
import { members } from '../../contract/viewer.ts';
import type { Context } from '../../platform/context.ts';
import { newApi } from '../../platform/http/api.ts';
import { endpoint, respond } from '../../platform/http/endpoint.ts';
import { viewerOf } from '../../platform/http/permission.ts';
import * as shapes from './contract.ts';
import { markdownDownload, notesCsv } from './export-notes.server.ts';
import { listNotes } from './notes.server.ts';
import { removeNote, saveNote } from './save-note.server.ts';

const tag = 'Notes';
const perPerson = { name: 'note', points: 600, seconds: 3600 };

const listRoute = endpoint({
  operationId: 'listNotes',
  method: 'get',
  path: '/courses/{id}/notes',
  tag,
  allow: members,
  summary: 'Your private notes in a course, in the order of its lectures',
  params: shapes.CourseParams,
  response: shapes.NoteList,
});

const csvRoute = endpoint({
  operationId: 'exportNotesAsCsv',
  method: 'get',
  path: '/courses/{id}/notes.csv',
  tag,
  allow: members,
  summary: 'Your private notes in a course, as CSV',
  params: shapes.CourseParams,
  response: shapes.Csv,
  produces: 'text/csv',
});

const markdownRoute = endpoint({
  operationId: 'exportNotesAsMarkdown',
  method: 'get',
  path: '/courses/{id}/notes.md',
  tag,
  allow: members,
  summary: 'Your private notes in a course, as Markdown',
  params: shapes.CourseParams,
  response: shapes.Markdown,
  produces: 'text/markdown',
});

const saveRoute = endpoint({
  operationId: 'saveNote',
  method: 'put',
  path: '/courses/{id}/notes/{noteId}',
  tag,
  allow: members,
  summary: 'Write or change a private note; you choose its id, so that sending it twice stores it once',
  params: shapes.NoteParams,
  body: shapes.NoteBody,
  response: shapes.NoteSaved,
  failures: [404, 409],
});

const removeRoute = endpoint({
  operationId: 'removeNote',
  method: 'delete',
  path: '/courses/{id}/notes/{noteId}',
  tag,
  allow: members,
  summary: 'Delete a private note, unless its text has changed since you saw it',
  params: shapes.NoteParams,
  body: shapes.NoteRemoval,
  response: Done,
  failures: [409],
});

/** Private notes about points in a lecture, visible only to their author. */
export function notesApi(ctx: Context) {
  return newApi()
    .openapi(
      listRoute,
      respond(listRoute, (c) => listNotes(ctx.db, viewerOf(c)._id, c.req.valid('param').id)),
    )
    .openapi(
      csvRoute,
      respond(csvRoute, async (c) =>
        notesCsv(await listNotes(ctx.db, viewerOf(c)._id, c.req.valid('param').id)),
      ),
    )
    .openapi(
      markdownRoute,
      respond(markdownRoute, async (c) =>
        markdownDownload(await listNotes(ctx.db, viewerOf(c)._id, c.req.valid('param').id)),
      ),
    )
    .openapi(
      saveRoute,
      respond(saveRoute, async (c) => {
        const { _id } = viewerOf(c);
        await ctx.limiter.count(perPerson, _id);
        const { id, noteId } = c.req.valid('param');
        const note = await saveNote(ctx, _id, { courseId: id, noteId }, c.req.valid('json'));
        return done('Your note has been saved.', { note });
      }),
    )
    .openapi(
      removeRoute,
      respond(removeRoute, async (c) => {
        const { id, noteId } = c.req.valid('param');
        await removeNote(ctx, viewerOf(c)._id, { courseId: id, noteId }, c.req.valid('json'));
        return done('Your note has been deleted.');
      }),
    );
}

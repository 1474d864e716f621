import { clockTime } from '../../contract/text/time/clock-time.ts';
import { type CsvColumn, csvDownload } from '../../platform/http/responses/csv.ts';
import type { Note, NoteList } from './contract.ts';

const removed = 'Removed lecture';

const columns: CsvColumn<Note>[] = [
  ['Lecture', ({ lecture }) => lecture?.title ?? removed],
  ['Time', ({ second }) => clockTime(second)],
  ['Note', ({ text }) => text],
  ['Created', ({ createdAt }) => createdAt],
];

/** The notes as a table. */
export const notesCsv = ({ notes }: NoteList): Promise<Response> =>
  csvDownload('notes', columns, batch(notes));

async function* batch<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows;
}

/** The notes as Markdown: a heading for each lecture, and an entry for each note. */
function notesMarkdown({ course, notes }: NoteList): string {
  const byLecture = Map.groupBy(notes, ({ lecture }) => lecture?._id);
  const parts = [...byLecture.values()].map(
    (some) => `## ${oneLine(some[0]?.lecture?.title ?? removed)}\n\n${some.map(entry).join('\n')}\n`,
  );
  return `# ${oneLine(course.title)}\n\n${parts.join('\n')}`;
}

const entry = ({ second, text }: Note): string =>
  `- **${clockTime(second)}** ${text.replaceAll('\r\n', '\n').replaceAll('\n', '\n  ')}`;

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** Responds with the notes as a Markdown file. */
export const markdownDownload = (list: NoteList): Response =>
  new Response(notesMarkdown(list), {
    headers: {
      'content-type': 'text/markdown; charset=utf-8',
      'content-disposition': 'attachment; filename="notes.md"',
      'cache-control': 'no-store',
    },
  });

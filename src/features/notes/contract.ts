import { z } from '@hono/zod-openapi';
import { typedText, wholeSecond } from '../../contract/text/input/typed-text.ts';
import { emptyNoteSentence, longNoteSentence, noteCharacters } from './limits.ts';

const replaces = typedText(noteCharacters).optional();

/** A note as its author writes it. */
export const NoteBody = z
  .object({
    lectureId: z.uuid('Lecture not found'),
    /** The second of the lecture it belongs to. */
    second: wholeSecond,
    text: typedText(noteCharacters, { missing: emptyNoteSentence, tooLong: longNoteSentence }).min(
      1,
      emptyNoteSentence,
    ),
    /**
     * The note's text when its author began to edit it. If the stored text has changed since then, for example on
     * another device, it is kept as a separate note. Without this field, it is overwritten.
     */
    replaces,
  })
  .openapi('NoteDraft');
export type NoteBody = z.output<typeof NoteBody>;

export const NoteRemoval = z
  .object({
    /** The text that the author saw. If the stored text has changed since then, the note is not deleted. */
    replaces,
  })
  .openapi('NoteRemoval');
export type NoteRemoval = z.output<typeof NoteRemoval>;

export const CourseParams = z.object({ id: z.uuid('Course not found') });
/** The note's id is chosen by the device that writes it, so that a note sent twice is stored once. */
export const NoteParams = z.object({ id: z.uuid('Course not found'), noteId: z.uuid('Note not found') });

export const Note = z
  .object({
    _id: z.string(),
    /** Null once the instructor has removed the lecture. */
    lecture: z.object({ _id: z.string(), title: z.string() }).nullable(),
    second: z.number().int(),
    text: z.string(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .openapi('Note');
export type Note = z.infer<typeof Note>;

/** In the order of the course; notes on removed lectures come last. */
export const NoteList = z.object({
  course: z.object({ _id: z.string(), title: z.string() }),
  notes: z.array(Note),
});
export type NoteList = z.infer<typeof NoteList>;

export const NoteSaved = z.object({ success: z.literal(true), message: z.string(), note: Note });

export const Csv = z.string().openapi('NotesCsv', { description: 'A table as CSV in UTF-8' });
export const Markdown = z.string().openapi('NotesMarkdown', { description: 'Markdown in UTF-8' });

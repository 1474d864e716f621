import { z } from '@hono/zod-openapi';

/** A part of a text that is in both versions, or in only one. */
const Passage = z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() });
export type Passage = z.infer<typeof Passage>;

const FieldChange = z.object({
  name: z.string(),
  label: z.string(),
  /** Whether the passages are parts of one text, or each is a line of a list. */
  as: z.enum(['words', 'lines']),
  passages: z.array(Passage),
});
export type FieldChange = z.infer<typeof FieldChange>;

const partChange = {
  _id: z.string(),
  change: z.enum(['added', 'removed', 'changed']),
  title: z.string(),
  /** If it was renamed. */
  titleBefore: z.string().nullable(),
  /** Whether it has moved among the parts that both versions have. */
  isMoved: z.boolean(),
};
const SectionChange = z.object(partChange);
export type SectionChange = z.infer<typeof SectionChange>;

const LectureChange = z.object({
  ...partChange,
  section: z.string(),
  /** The section it was moved from; null if it stayed in its section. */
  sectionBefore: z.string().nullable(),
  /** Other changes, one sentence each. */
  details: z.array(z.string()),
  /** The changes to a text; empty for other kinds. */
  text: z.array(Passage),
});
export type LectureChange = z.infer<typeof LectureChange>;

/** How a course differs from its last approved version. */
export const CourseChanges = z
  .object({
    /**
     * `first` was never approved; `unrecorded` was approved before approved versions were kept, so there is nothing to
     * compare with.
     */
    state: z.enum(['first', 'unrecorded', 'compared']),
    approvedAt: z.string().nullable(),
    fields: z.array(FieldChange),
    sections: z.array(SectionChange),
    lectures: z.array(LectureChange),
  })
  .openapi('CourseChanges');
export type CourseChanges = z.infer<typeof CourseChanges>;

export const CourseChangesResponse = z.object({ changes: CourseChanges });

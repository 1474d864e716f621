import { createClient } from '../../../../../contract/api/client.ts';
import { segments } from '../../../../../contract/api/segments.ts';

/** Counts a view of a course's page or its preview, without anything about the visitor. A failure is not shown. */
export const countVisit = (courseId: string, kind: 'view' | 'preview'): Promise<unknown> =>
  createClient(window.location.origin)
    .courses[':id'].visits.$post({ param: segments({ id: courseId }), json: { kind } })
    .catch(() => {});

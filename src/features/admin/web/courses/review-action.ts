import { read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import { courseStatuses } from '../../../../contract/constants.ts';
import { oneOf, required, requiredNumber } from '../../../../lib/form/reading/form-fields.ts';
import { addressOf } from '../../../../lib/page/address-of.ts';
import { redirectWithToast } from '../../../../lib/page/flash.ts';
import { type PageArgs, scopeOf } from '../../../../lib/page/scope.ts';
import { failureOf } from '../../../authoring/web/course-action.ts';

const list = '/admin-dashboard/admin-courses';

/**
 * The state that the page showed, so that no administrator overturns a decision or publishes a change without having
 * seen it.
 */
const shownIn = (form: FormData) => ({
  shownStatus: form.has('shownStatus') ? oneOf(form, 'shownStatus', courseStatuses) : undefined,
  shownVersion: form.has('shownVersion') ? requiredNumber(form, 'shownVersion') : undefined,
});

/**
 * An administrator's actions on a course.
 * @param approval what Approve means here: `approved` in the list, `published` on the course's own page
 */
export async function reviewAction(args: PageArgs, approval: 'approved' | 'published') {
  const form = await args.request.formData();
  const id = required(form, 'courseId');
  const intent = oneOf(form, 'intent', ['approve', 'reject', 'publish', 'unpublish', 'archive', 'delete']);
  const here = addressOf(args);
  const { api } = scopeOf(args);
  const { courses } = api.admin;
  try {
    const param = segments({ id });
    if (intent === 'delete') {
      const { message, mediaCleaned } = await read(courses[':id'].$delete({ param }));
      const tone = mediaCleaned ? 'success' : 'warning';
      return redirectWithToast(here.startsWith(list) ? here : list, message, tone);
    }
    if (intent === 'archive') {
      const { message } = await read(api.courses[':id'].archive.$post({ param }));
      return redirectWithToast(here, message);
    }
    if (intent === 'approve' || intent === 'reject') {
      const reason = String(form.get('reason') ?? '') || undefined;
      const json =
        intent === 'approve'
          ? { status: approval, ...shownIn(form) }
          : { status: 'rejected' as const, reason };
      const { message } = await read(courses[':id'].review.$patch({ param, json }));
      return redirectWithToast(here, message);
    }
    const status = intent === 'publish' ? ('published' as const) : ('draft' as const);
    const { message } = await read(courses[':id'].status.$put({ param, json: { status, ...shownIn(form) } }));
    return redirectWithToast(here, message);
  } catch (error) {
    return failureOf(error, intent === 'delete' ? 'Error deleting course' : 'Error updating course status');
  }
}

import { data } from 'react-router';
import { ApiFailure, read } from '../../../contract/api/read.ts';
import { segments } from '../../../contract/api/segments.ts';
import { isOver } from '../../../lib/form/decision.ts';
import { oneOf, required } from '../../../lib/form/reading/form-fields.ts';
import { addressOf } from '../../../lib/page/address-of.ts';
import { redirectWithToast } from '../../../lib/page/flash.ts';
import { type PageArgs, scopeOf } from '../../../lib/page/scope.ts';
import type { RemovalFailure } from './remove-course-dialog.tsx';

const list = '/instructor-dashboard/courses';

/** An instructor's actions from the list and the course's page: publish, unpublish, delete, archive. */
export async function courseAction(args: PageArgs) {
  const { api } = scopeOf(args);
  const form = await args.request.formData();
  const id = required(form, 'courseId');
  const intent = oneOf(form, 'intent', ['publish', 'unpublish', 'archive', 'delete']);
  const here = addressOf(args);
  try {
    const param = segments({ id });
    if (intent === 'delete') {
      const { message } = await read(api.courses[':id'].$delete({ param }));
      return redirectWithToast(here.split('?')[0] === list ? here : list, message);
    }
    if (intent === 'archive') {
      const { message } = await read(api.courses[':id'].archive.$post({ param }));
      return redirectWithToast(here, message);
    }
    const isPublished = intent === 'publish';
    const { message } = await read(api.courses[':id'].publication.$patch({ param, json: { isPublished } }));
    return redirectWithToast(here, message);
  } catch (error) {
    return failureOf(
      error,
      intent === 'delete' ? 'Failed to delete course' : 'Failed to update course status',
    );
  }
}

/** A refusal as data for the page, with a fallback if the server had no specific message. */
export function failureOf(error: unknown, fallback: string) {
  if (!(error instanceof ApiFailure)) throw error;
  const message = error.status >= 500 ? fallback : error.message;
  const { status, failure } = error;
  return data<RemovalFailure>(
    { failure: { code: failure.code, message, isOver: isOver(status) } },
    { status },
  );
}
